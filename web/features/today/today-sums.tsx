import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { debtText } from '#contract/charge-text.ts'
import { ENDS_SOON_DAYS, LOW_STOCK, PARCEL_LATE_DAYS } from '#contract/limits.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as todayTexts from '#contract/texts/today.ts'
import type { SoldLately, Today } from '#contract/today.ts'
import { counted } from '#web/counted.ts'
import { payoutsAddress } from '#web/request/payouts-address.ts'
import { type Translate, useText } from '#web/texts.ts'
import { type Total, TotalList } from '#web/ui/totals/total-list.tsx'

const dollars = (amount: number) => priceText(centsFromDollars(amount))

/** The day in large numbers, each the way to the page that has more of it. */
export function TodaySums({
  today,
  companyId,
  isOwner,
  restockAt,
}: {
  today: Today
  companyId: string
  /** The brewery's beers, those that end first. */
  restockAt: string
  /** Who works for it does not see what the shop has paid it. */
  isOwner: boolean
}) {
  const t = useText()
  const { parcels, ending, soldOut, day, weekFrom, week, balances } = today
  const company = `/company/${companyId}`
  const currency = week.charge?.currency ?? (balances.length === 1 ? balances[0]!.currency : 'USD')
  const isWeekEmpty = week.orders === 0 && week.refunded === 0 && today.today.orders === 0
  const figures = (from: string) => `${company}/figures?from=${from}&to=${day}`
  return (
    <section aria-label={t(todayTexts.sums)}>
      <TotalList
        totals={[
          {
            name: t(todayTexts.toSend),
            value: numberText(parcels.waiting),
            change: lateWords(t, parcels.late),
            to: `${company}/parcels?state=pending`,
          },
          ...(today.today.orders > 0
            ? [
                {
                  name: t(accountWords.soldToday),
                  ...chargedFirst(today.today, 'sales', currency),
                  change: soldWords(t, today.today),
                  to: figures(day),
                },
              ]
            : []),
          // Nothing is one line, however many sums it would be.
          isWeekEmpty
            ? { name: t(todayTexts.soldInTheWeek), value: t(todayTexts.nothingSold), to: figures(weekFrom) }
            : {
                name: t(todayTexts.soldInTheWeek),
                ...chargedFirst(week, 'sales', currency),
                change: soldWords(t, week),
                to: figures(weekFrom),
              },
          {
            name: t(todayTexts.ending),
            value: numberText(ending.count + soldOut.count),
            change: endingWords(t, ending.count, soldOut.count),
            to: restockAt,
          },
          ...(isWeekEmpty
            ? []
            : [
                {
                  name: t(todayTexts.yours),
                  ...chargedFirst(week, 'net', currency),
                  change: t(todayTexts.yoursIs),
                  to: `${company}/sales`,
                },
              ]),
          ...owed(t, balances).map((each) => ({
            ...each,
            ...(isOwner && { to: payoutsAddress(companyId) }),
          })),
        ]}
      />
    </section>
  )
}

/** Of what there is none, nothing is said, unless there is neither. */
function endingWords(t: Translate, ending: number, soldOut: number): string {
  const few = { count: numberText(ending), few: LOW_STOCK, days: ENDS_SOON_DAYS }
  return [
    ...(ending > 0 || soldOut === 0 ? [t(todayTexts.endsSoon, few)] : []),
    ...(soldOut > 0 ? [counted(t, soldOut, todayTexts.oneSoldOut, todayTexts.countSoldOut)] : []),
  ].join(' · ')
}

function lateWords(t: Translate, late: number): string {
  if (late === 0) return t(todayTexts.noneLate)
  const values = { count: numberText(late), days: PARCEL_LATE_DAYS }
  return t(late === 1 ? todayTexts.oneLate : todayTexts.late, values)
}

/**
 * Money as sales and payouts say it: in what was charged, where that is one currency, and the dollars small beside it.
 * @param currency in which nothing is said, where nothing was sold
 */
function chargedFirst(
  sold: SoldLately,
  of: 'sales' | 'net',
  currency: ChargeCurrency,
): Pick<Total, 'value' | 'beside'> {
  const { charge, orders } = sold
  if (orders === 0) return { value: debtText(0, currency) }
  if (!charge || charge.currency === 'USD') return { value: dollars(sold[of]) }
  return { value: debtText(charge[of], charge.currency), beside: dollars(sold[of]) }
}

function soldWords(t: Translate, { orders, units, refunded, charge }: SoldLately): string {
  const sold = t(todayTexts.soldIs, {
    orders: counted(t, orders, adminWords.oneOrder, adminWords.countOrders),
    units: units === 1 ? t(shopWords.oneUnit) : t(figuresTexts.unitsOf, { units: numberText(units) }),
  })
  const back = charge ? debtText(charge.refunded, charge.currency) : dollars(refunded)
  return refunded > 0 ? `${sold} · ${t(todayTexts.soldBack, { refunded: back })}` : sold
}

/** What can be paid out now and what becomes free later, each currency by itself; of one with nothing but money on its way, that. */
function owed(t: Translate, balances: Today['balances']): Total[] {
  const some = balances.filter(({ owed, pending }) => owed !== 0 || pending > 0)
  const shown = some.length ? some : [balances[0] ?? { currency: 'USD' as const, owed: 0, pending: 0 }]
  return shown.map(({ owed, pending, currency }) => {
    const isOnItsWay = owed === 0 && pending > 0
    const name = t(owed < 0 ? salesTexts.owesShop : isOnItsWay ? salesTexts.pending : salesTexts.owedNow)
    return {
      name: shown.length > 1 ? `${name} · ${currency}` : name,
      value: debtText(isOnItsWay ? pending : Math.abs(owed), currency),
      change: isOnItsWay
        ? t(salesTexts.pendingIs)
        : pending > 0
          ? t(todayTexts.owedWhen, { pending: debtText(pending, currency) })
          : t(todayTexts.owedNothing),
    }
  })
}
