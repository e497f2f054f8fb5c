import type { AdminCompany } from '#contract/admin-records.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { countryName, countryNames } from '#contract/texts/country-names.ts'
import type { Translate } from '#web/texts.ts'
import { accountFacts, emailFacts } from './account-facts.ts'
import type { FactGroup } from './record-page.tsx'

/** What there is to read of a seller; of one who is gone only the company and what it sold. */
export function sellerFacts(
  t: Translate,
  seller: AdminCompany,
  dayOf: (instant: string) => string,
): FactGroup[] {
  const company: FactGroup = {
    id: 'company',
    title: t('adminPerson.company'),
    facts: [
      { name: t('companySignUp.companyName'), value: seller.company, wide: true },
      { name: t('companySignUp.address'), value: seller.address, wide: true },
      { name: t('form.city'), value: seller.city },
      { name: t('form.state'), value: seller.state },
      { name: t('form.country'), value: countryName(seller.country) },
      {
        name: t('adminPerson.shipsTo'),
        value: seller.shipsTo ? countryNames(seller.shipsTo) : t('company.shipsToAll'),
      },
    ],
  }
  const person: FactGroup = {
    id: 'person',
    title: t('adminPerson.person'),
    facts: [
      { name: t('form.name'), value: seller.name },
      { name: t('form.lastName'), value: seller.lastName },
      { name: t('form.document'), value: seller.document },
      { name: t('companySignUp.phone'), value: seller.phone },
      ...emailFacts(t, seller),
    ],
  }
  const account: FactGroup = {
    id: 'account',
    title: t('adminPerson.account'),
    facts: [
      ...accountFacts(t, seller, dayOf),
      { name: t('adminPerson.beers'), value: String(seller.beers) },
      { name: t('adminPerson.soldLines'), value: String(seller.sales) },
      { name: t('adminPerson.owed'), value: priceText(centsFromDollars(seller.owed)) },
      { name: t('adminPerson.unsent'), value: priceText(centsFromDollars(seller.unsent)) },
    ],
  }
  return seller.deleted ? [company, account] : [company, person, account]
}
