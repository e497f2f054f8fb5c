import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BreweryHealth } from '#contract/brewery-health.ts'
import { debtText } from '#contract/charge-text.ts'
import type { HealthSort } from '#contract/health-sorts.ts'
import { COMPLAINT_ANSWER_DAYS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as healthTexts from '#contract/texts/health.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { type Translate, useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import styles from './health.module.css'
import { hoursWords, ratingWords, shareWords } from './health-words.ts'

type Sorted = Column<BreweryHealth> & { key: HealthSort }

/** What a card says of every brewery, beside what it is called and rated; and what the list is sorted by. */
const ON_CARDS: readonly HealthSort[] = ['late', 'escalated', 'hours']

function cardOf(key: HealthSort, sortedBy: HealthSort): NonNullable<Sorted['card']> {
  if (key === 'company') return 'start'
  if (key === 'rating') return 'end'
  return ON_CARDS.includes(key) || key === sortedBy ? 'line' : 'out'
}

/** The table's columns: each number with what it is of below it; what is nothing is faint, and what is past the shop's own limits says so. @param sortedBy what a card tells in any case */
export function healthColumns(t: Translate, sortedBy: HealthSort): Sorted[] {
  const below = (words: ReactNode) => <span className="quiet">{words}</span>
  // A card is told what there is to tell.
  const none = (words: ReactNode) => <span className={`quiet ${styles.none}`}>{words}</span>
  const past = (words: string) => <StatusWord tone="bad">{words}</StatusWord>
  const number = { number: true, sorts: true } as const
  // Of too few there is no share, as the page says above: the part alone.
  const share = (shown: string | null, part: ReactNode) =>
    shown === null ? (
      part
    ) : (
      <>
        {shown}
        <br />
        {part}
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
      cell: ({ latePercent, late, judged }) => {
        const values = { part: numberText(late), all: numberText(judged) }
        if (late === 0) return none(t(healthTexts.ofAll, values))
        return share(percentOf(latePercent), past(t(healthTexts.lateOfAll, values)))
      },
    },
    {
      ...{ key: 'refunded', head: t(accountWords.refunded), ...number },
      cell: ({ refundedPercent, refunded }) =>
        refunded === 0
          ? none(t(accountWords.nothing))
          : share(percentOf(refundedPercent), below(debtText(refunded, 'USD'))),
    },
    {
      ...{ key: 'complaints', head: t(healthTexts.complaints), ...number },
      cell: ({ complaintsPercent, complaints }) =>
        complaints === 0
          ? none(t(accountWords.nothing))
          : share(
              complaintsPercent === null ? null : numberText(complaintsPercent, 1),
              below(numberText(complaints)),
            ),
    },
    {
      ...{ key: 'escalated', head: t(healthTexts.escalated), ...number },
      cell: ({ escalated }) =>
        escalated === 0 ? none(t(accountWords.nothing)) : <strong>{numberText(escalated)}</strong>,
    },
    {
      ...{ key: 'hours', head: t(healthTexts.hours), ...number },
      cell: (row) => <Hours row={row} />,
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

/** What there is nothing of at any brewery of the page: such a column holds dashes alone. */
const IS_NOTHING: Partial<Record<HealthSort, (row: BreweryHealth) => boolean>> = {
  refunded: ({ refunded }) => refunded === 0,
  complaints: ({ complaints }) => complaints === 0,
  escalated: ({ escalated }) => escalated === 0,
  hours: ({ asked }) => asked === 0,
}

/** Parts the columns that say something of these rows, or sort them, from those that do not. */
export function partColumns(columns: Sorted[], rows: readonly BreweryHealth[], sortedBy: HealthSort) {
  const saysNothing = ({ key }: Sorted) => key !== sortedBy && rows.every(IS_NOTHING[key] ?? (() => false))
  return {
    shown: columns.filter((column) => !saysNothing(column)),
    empty: columns.filter(saysNothing).map(({ head }) => head),
  }
}

/** How soon it answers; slow where half of those who asked waited longer than a complaint may. */
function Hours({ row }: { row: BreweryHealth }) {
  const t = useText()
  if (row.asked === 0) return <span className={`quiet ${styles.none}`}>{t(accountWords.nothing)}</span>
  return (
    <>
      {row.hours === null ? <span className="quiet">{hoursWords(t, row)}</span> : hoursWords(t, row)}
      {row.hours !== null && row.hours > COMPLAINT_ANSWER_DAYS * 24 && (
        <>
          <br />
          <StatusWord tone="bad">{t(healthTexts.slow)}</StatusWord>
        </>
      )}
      {row.unanswered > 0 && (
        <>
          <br />
          <span className="quiet">{t(healthTexts.unanswered, { count: numberText(row.unanswered) })}</span>
        </>
      )}
    </>
  )
}
