import type { ReactNode } from 'react'
import { countryName, countryNames } from '#contract/texts/country-names.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import styles from './company-record.module.css'
import type { OwnCompany } from './own-company.ts'

/** What of a company only its seller and admins read: who they are, and how they are reached. `lead` says who reads it. */
export function CompanyRecord({ company, lead }: { company: OwnCompany; lead?: ReactNode }) {
  const t = useText()
  return (
    <section className={styles.record} aria-labelledby="record">
      <div>
        <h2 id="record">{t('company.private')}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <FactList
        empty={t('profile.empty')}
        facts={[
          { name: t('form.name'), value: company.name },
          { name: t('form.lastName'), value: company.lastName },
          { name: t('form.document'), value: company.document },
          { name: t('companySignUp.phone'), value: company.phone, wide: 'onPhones' },
          { name: t('form.email'), value: company.email && <EmailWords email={company.email} /> },
          { name: t('companySignUp.companyName'), value: company.company },
          { name: t('companySignUp.address'), value: company.address },
          { name: t('form.city'), value: company.city },
          { name: t('form.state'), value: company.state },
          { name: t('form.country'), value: countryName(company.country) },
          {
            name: t('companyEdit.shipsTo'),
            value: company.shipsTo ? countryNames(company.shipsTo) : t('company.shipsToAll'),
          },
        ]}
      />
    </section>
  )
}
