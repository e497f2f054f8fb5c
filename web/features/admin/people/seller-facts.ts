import { debtText } from '#contract/charge-text.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import type { AdminCompany } from '#contract/people-records.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import { countryName, countryNames } from '#contract/texts/country-names.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Translate } from '#web/texts.ts'
import type { Fact } from '#web/ui/fact-list.tsx'
import { accountFacts, emailFacts } from './account-facts.ts'
import type { FactGroup } from './record-page.tsx'

type Shown = Record<'dayOf' | 'momentOf', (instant: string) => string> & {
  /** Whether who looks is told where it is paid to. */
  seesAccount: boolean
}

/** What there is to read of a seller; of one who is gone only the company and what it sold. */
export function sellerFacts(
  t: Translate,
  seller: AdminCompany,
  { dayOf, momentOf, seesAccount }: Shown,
): FactGroup[] {
  // Each currency by itself; of what is nothing in all of them one nothing is said.
  const inEach = (amountOf: (balance: AdminCompany['balances'][number]) => number) => {
    const some = seller.balances.filter((balance) => amountOf(balance) !== 0)
    const [first = { currency: 'USD' }] = seller.balances
    return some.length
      ? some.map((balance) => debtText(amountOf(balance), balance.currency)).join(' · ')
      : debtText(0, first.currency)
  }
  const company: FactGroup = {
    id: 'company',
    title: t(adminWords.company),
    facts: [
      { name: t(companySignUpTexts.companyName), value: seller.company, wide: 'onPhones' },
      { name: t(companySignUpTexts.address), value: seller.address, wide: 'onPhones' },
      { name: t(accountWords.city), value: seller.city },
      { name: t(accountWords.stateProvince), value: seller.state },
      { name: t(accountWords.country), value: countryName(seller.country) },
      {
        name: t(adminPersonTexts.shipsTo),
        value: seller.shipsTo ? countryNames(seller.shipsTo) : t(breweryWords.allCountries),
      },
      ...(seller.pause
        ? [
            {
              name: t(pauseTexts.title),
              value: [t(beerTexts.paused, { day: dayWords(seller.pause.until) }), seller.pause.note]
                .filter(Boolean)
                .join(': '),
              wide: true as const,
            },
          ]
        : []),
    ],
  }
  const person: FactGroup = {
    id: 'person',
    title: t(accountWords.personalData),
    facts: [
      { name: t(shopWords.name), value: seller.name },
      { name: t(formTexts.lastName), value: seller.lastName },
      { name: t(formTexts.document), value: seller.document },
      { name: t(companySignUpTexts.phone), value: seller.phone },
      ...emailFacts(t, seller),
    ],
  }
  const account: FactGroup = {
    id: 'account',
    title: t(accountWords.account),
    facts: [
      ...accountFacts(t, seller, dayOf),
      { name: t(adminPersonTexts.beers), value: String(seller.beers) },
      { name: t(accountWords.sales), value: String(seller.sales) },
      { name: t(adminWords.owed), value: inEach(({ owed }) => owed) },
      { name: t(adminWords.notFreeYet), value: inEach(({ pending }) => pending) },
      ...(seesAccount ? payoutAccountFacts(t, seller.payoutAccount, momentOf) : []),
    ],
  }
  return seller.deleted ? [company, account] : [company, person, account]
}

/** Where a brewery is paid to, as far as anybody is told it, and since or until when. */
function payoutAccountFacts(
  t: Translate,
  account: AdminCompany['payoutAccount'],
  momentOf: (instant: string) => string,
): Fact[] {
  const name = t(payoutAccountTexts.title)
  if (!account) return [{ name, value: t(payoutAccountTexts.noneForAdmins) }]
  const { masked, savedAt, payableFrom } = account
  return [
    { name, value: payoutAccountInWords(masked), wide: 'onPhones' },
    { name: t(accountWords.savedState), value: momentOf(savedAt) },
    { name: t(payoutAccountTexts.payableFrom), value: momentOf(payableFrom) },
  ]
}
