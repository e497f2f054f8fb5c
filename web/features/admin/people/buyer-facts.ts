import { debtText } from '#contract/charge-text.ts'
import type { AdminBuyer } from '#contract/people-records.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Translate } from '#web/texts.ts'
import { accountFacts, emailFacts } from './account-facts.ts'
import type { FactGroup } from './record-page.tsx'

/** What there is to read of a buyer; of one who is gone only what they bought. */
export function buyerFacts(t: Translate, buyer: AdminBuyer, dayOf: (instant: string) => string): FactGroup[] {
  const account: FactGroup = {
    id: 'account',
    title: t(accountWords.account),
    facts: [
      ...accountFacts(t, buyer, dayOf),
      { name: t(adminWords.purchases), value: String(buyer.purchases) },
      { name: t(adminPersonTexts.spent), value: debtText(buyer.spent, 'USD') },
    ],
  }
  if (buyer.deleted) return [account]
  return [
    {
      id: 'person',
      title: t(accountWords.personalData),
      facts: [
        { name: t(shopWords.name), value: buyer.name },
        { name: t(formTexts.lastName), value: buyer.lastName },
        { name: t(formTexts.document), value: buyer.document },
        { name: t(accountWords.phone), value: buyer.phone },
        ...emailFacts(t, buyer),
      ],
    },
    {
      id: 'delivery',
      title: t(accountWords.deliveryAddress),
      facts: [
        { name: t(accountWords.address), value: buyer.address, wide: true },
        { name: t(accountWords.city), value: buyer.city },
        { name: t(accountWords.stateProvince), value: buyer.state },
        { name: t(accountWords.country), value: countryName(buyer.country) },
      ],
    },
    account,
  ]
}
