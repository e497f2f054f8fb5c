import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BreweryHealth } from '#contract/brewery-health.ts'
import type { HealthSort } from '#contract/health-sorts.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as healthTexts from '#contract/texts/health.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'
import type { Column } from '#web/ui/table/data-table.tsx'
import { hoursWords, ratingWords, shareWords } from './health-words.ts'

type Sorted = Column<BreweryHealth> & { key: HealthSort }

/** The table's columns: each number with what it is of below it. */
export function healthColumns(t: Translate): Sorted[] {
  const below = (words: ReactNode) => <span className="quiet">{words}</span>
  const number = { number: true, sorts: true } as const
  const share = (percent: number | null, part: ReactNode) => (
    <>
      {percent === null ? below(shareWords(t, percent)) : shareWords(t, percent)}
      <br />
      {below(part)}
    </>
  )
  return [
    {
      key: 'company',
      head: t(adminWords.brewery),
      sorts: true,
      cell: ({ companyId, company }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
    },
    {
      ...{ key: 'parcels', head: t(accountWords.shipments), ...number },
      cell: ({ parcels }) => numberText(parcels),
    },
    {
      ...{ key: 'late', head: t(healthTexts.late), ...number },
      cell: ({ latePercent, late, judged }) =>
        share(latePercent, t(healthTexts.ofAll, { part: numberText(late), all: numberText(judged) })),
    },
    {
      ...{ key: 'refunded', head: t(accountWords.refunded), ...number },
      cell: ({ refundedPercent, refunded }) => share(refundedPercent, priceText(centsFromDollars(refunded))),
    },
    {
      ...{ key: 'complaints', head: t(healthTexts.complaints), ...number },
      cell: ({ complaintsPercent, complaints }) =>
        complaintsPercent === null ? (
          share(null, numberText(complaints))
        ) : (
          <>
            {numberText(complaintsPercent, 1)}
            <br />
            {below(numberText(complaints))}
          </>
        ),
    },
    {
      ...{ key: 'escalated', head: t(healthTexts.escalated), ...number },
      cell: ({ escalated }) => numberText(escalated),
    },
    {
      ...{ key: 'hours', head: t(healthTexts.hours), ...number },
      cell: (row) => (
        <>
          {row.hours === null ? below(hoursWords(t, row)) : hoursWords(t, row)}
          {row.unanswered > 0 && (
            <>
              <br />
              {below(t(healthTexts.unanswered, { count: numberText(row.unanswered) }))}
            </>
          )}
        </>
      ),
    },
    {
      ...{ key: 'rating', head: t(healthTexts.rating), ...number },
      cell: (row) => (row.rating === null ? below(ratingWords(t, row)) : ratingWords(t, row)),
    },
  ]
}
