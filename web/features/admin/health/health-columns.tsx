import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BreweryHealth } from '#contract/brewery-health.ts'
import { debtText } from '#contract/charge-text.ts'
import type { HealthSort } from '#contract/health-sorts.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as healthTexts from '#contract/texts/health.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'
import type { Column } from '#web/ui/table/data-table.tsx'
import styles from './health.module.css'
import { hoursWords, ratingWords, shareWords } from './health-words.ts'

type Sorted = Column<BreweryHealth> & { key: HealthSort }

/** What a card says of every brewery, beside what it is called and rated; and what the list is sorted by. */
const ON_CARDS: readonly HealthSort[] = ['late', 'hours']

function cardOf(key: HealthSort, sortedBy: HealthSort): NonNullable<Sorted['card']> {
  if (key === 'company') return 'start'
  if (key === 'rating') return 'end'
  return ON_CARDS.includes(key) || key === sortedBy ? 'line' : 'out'
}

/** The table's columns: each number with what it is of below it. @param sortedBy what a card tells in any case */
export function healthColumns(t: Translate, sortedBy: HealthSort): Sorted[] {
  const below = (words: ReactNode) => <span className="quiet">{words}</span>
  const number = { number: true, sorts: true } as const
  // Of too few there is no share, as the page says above: the part alone.
  const share = (shown: string | null, part: string) =>
    shown === null ? (
      below(part)
    ) : (
      <>
        {shown}
        <br />
        {below(part)}
      </>
    )
  const percentOf = (percent: number | null) => (percent === null ? null : shareWords(t, percent))
  const columns: Sorted[] = [
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
        share(
          percentOf(latePercent),
          t(healthTexts.ofAll, { part: numberText(late), all: numberText(judged) }),
        ),
    },
    {
      ...{ key: 'refunded', head: t(accountWords.refunded), ...number },
      cell: ({ refundedPercent, refunded }) => share(percentOf(refundedPercent), debtText(refunded, 'USD')),
    },
    {
      ...{ key: 'complaints', head: t(healthTexts.complaints), ...number },
      cell: ({ complaintsPercent, complaints }) =>
        share(complaintsPercent === null ? null : numberText(complaintsPercent, 1), numberText(complaints)),
    },
    {
      ...{ key: 'escalated', head: t(healthTexts.escalated), ...number },
      cell: ({ escalated }) => numberText(escalated),
    },
    {
      ...{ key: 'hours', head: t(healthTexts.hours), ...number },
      cell: (row) => (
        <>
          {row.hours === null ? (
            <span className={`quiet ${row.unanswered > 0 ? '' : styles.none}`}>{hoursWords(t, row)}</span>
          ) : (
            hoursWords(t, row)
          )}
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
  return columns.map((column) => ({
    ...column,
    card: cardOf(column.key, sortedBy),
    named: column.key === 'rating',
  }))
}
