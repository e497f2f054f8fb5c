import type { AdminBuyer } from '#contract/admin-records.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { countryName } from '#contract/texts/country-names.ts'
import type { Translate } from '#web/texts.ts'
import { accountFacts, emailFacts } from './account-facts.ts'
import type { FactGroup } from './record-page.tsx'

/** What there is to read of a buyer; of one who is gone only what they bought. */
export function buyerFacts(t: Translate, buyer: AdminBuyer, dayOf: (instant: string) => string): FactGroup[] {
  const account: FactGroup = {
    id: 'account',
    title: t('adminPerson.account'),
    facts: [
      ...accountFacts(t, buyer, dayOf),
      { name: t('adminPerson.purchases'), value: String(buyer.purchases) },
      { name: t('adminPerson.spent'), value: priceText(centsFromDollars(buyer.spent)) },
    ],
  }
  if (buyer.deleted) return [account]
  return [
    {
      id: 'person',
      title: t('adminPerson.person'),
      facts: [
        { name: t('form.name'), value: buyer.name },
        { name: t('form.lastName'), value: buyer.lastName },
        { name: t('form.document'), value: buyer.document },
        { name: t('form.phone'), value: buyer.phone },
        ...emailFacts(t, buyer),
      ],
    },
    {
      id: 'delivery',
      title: t('adminPerson.delivery'),
      facts: [
        { name: t('form.address'), value: buyer.address, wide: true },
        { name: t('form.city'), value: buyer.city },
        { name: t('form.state'), value: buyer.state },
        { name: t('form.country'), value: countryName(buyer.country) },
      ],
    },
    account,
  ]
}
