import type { BreweryHealth } from '#contract/brewery-health.ts'
import { debtText } from '#contract/charge-text.ts'
import { HEALTH_DAYS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as healthTexts from '#contract/texts/health.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'
import { hoursWords, ratingWords, shareWords } from '../health/health-words.ts'
import type { FactGroup } from './record-page.tsx'

/** How a brewery does as one that sends, as its record tells it: each share with what it is of; of a new one no shares of nothing. */
export function healthFacts(
  t: Translate,
  health: BreweryHealth,
  momentOf: (instant: string) => string,
): FactGroup {
  const { parcels, late, judged, refunded, sold, complaints, escalated, unanswered } = health
  const of = (part: string, all: string) => t(healthTexts.ofAll, { part, all })
  const dollars = (amount: number) => debtText(amount, 'USD')
  const perHundred =
    health.complaintsPercent === null ? t(healthTexts.tooFew) : numberText(health.complaintsPercent, 1)
  const isNew = parcels === 0 && complaints === 0 && unanswered === 0
  const shares = [
    {
      name: t(healthTexts.late),
      value: `${shareWords(t, health.latePercent)} · ${of(numberText(late), numberText(judged))}`,
    },
    {
      name: t(accountWords.refunded),
      value: `${shareWords(t, health.refundedPercent)} · ${of(dollars(refunded), dollars(sold))}`,
    },
    { name: t(healthTexts.complaints), value: `${perHundred} · ${numberText(complaints)}` },
    { name: t(healthTexts.escalated), value: numberText(escalated) },
    {
      name: t(healthTexts.hours),
      value: [
        hoursWords(t, health),
        ...(unanswered ? [t(healthTexts.unanswered, { count: numberText(unanswered) })] : []),
      ].join(' · '),
    },
  ]
  return {
    id: 'health',
    title: t(healthTexts.ofCompany, { days: HEALTH_DAYS }),
    facts: [
      { name: t(accountWords.shipments), value: numberText(parcels) },
      ...(isNew ? [] : shares),
      { name: t(healthTexts.rating), value: ratingWords(t, health) },
      {
        name: t(healthTexts.counted),
        value: health.countedAt ? momentOf(health.countedAt) : t(healthTexts.notCounted),
      },
    ],
  }
}
