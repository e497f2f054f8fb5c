import type { ReactNode } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as companyTexts from '#contract/texts/company.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import { countryName, countryNames } from '#contract/texts/country-names.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmailWords } from '#web/ui/email-words.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import styles from './company-record.module.css'
import type { OwnCompany } from './own-company.ts'

/** What of a company only its seller and admins read: who they are, and how they are reached. `lead` says to the seller who reads it: to them it is known, and on phones behind its title. */
export function CompanyRecord({ company, lead }: { company: OwnCompany; lead?: ReactNode }) {
  const t = useText()
  return (
    <section className={`stack ${lead ? 'gap-3' : 'gap-5'} ${styles.record}`} aria-labelledby="record">
      <div className={`row ${styles.title}`}>
        <h2 id="record">{t(companyTexts.privateText)}</h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      {lead ? (
        <Disclosure look="narrow" title={t(companyTexts.seePrivate)}>
          <Facts company={company} />
        </Disclosure>
      ) : (
        <Facts company={company} />
      )}
    </section>
  )
}

function Facts({ company }: { company: OwnCompany }) {
  const t = useText()
  return (
    <FactList
      empty={t(profileTexts.empty)}
      facts={[
        { name: t(shopWords.name), value: company.name },
        { name: t(formTexts.lastName), value: company.lastName },
        { name: t(formTexts.document), value: company.document },
        { name: t(companySignUpTexts.phone), value: company.phone, wide: 'onPhones' },
        {
          name: t(accountWords.emailAddress),
          value: company.email && <EmailWords email={company.email} />,
        },
        { name: t(companySignUpTexts.companyName), value: company.company },
        { name: t(companySignUpTexts.address), value: company.address },
        { name: t(accountWords.city), value: company.city },
        { name: t(accountWords.stateProvince), value: company.state },
        { name: t(accountWords.country), value: countryName(company.country) },
        {
          name: t(companyEditTexts.shipsTo),
          value: company.shipsTo ? countryNames(company.shipsTo) : t(breweryWords.allCountries),
        },
      ]}
    />
  )
}
