import type { ReactNode } from 'react'
import type { WorkStanding } from '#contract/jobs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './jobs.module.css'
import { ShownTime } from './shown-time.tsx'

type Work = { id: string; standing: WorkStanding; since: string; error: string }
type Props<Row extends Work> = {
  title: string
  list: { rows: Row[]; total: number }
  /** What stands before how it stands, and between that and why it failed. */
  first: Column<Row>[]
  more?: Column<Row>[]
  /** Other words for a standing than it usually has. */
  words?: Partial<Record<WorkStanding, string>>
  timeZone: string
  action: (row: Row) => ReactNode
}

const TONES = { failed: 'bad', retrying: 'waiting', waiting: 'over' } as const

/** One kind of work that is not done: nothing at all where there is none of it. */
export function WorkTable<Row extends Work>({
  title,
  list: { rows, total },
  first,
  more = [],
  words,
  timeZone,
  action,
}: Props<Row>) {
  const t = useText()
  if (!rows.length) return null
  const says: Record<WorkStanding, string> = {
    failed: t(jobsTexts.standingFailed),
    retrying: t(jobsTexts.standingRetrying),
    waiting: t(adminWords.waiting),
    ...words,
  }
  const columns: Column<Row>[] = [
    ...first,
    {
      key: 'standing',
      head: t(accountWords.state),
      cell: ({ standing }) => <StatusWord tone={TONES[standing]}>{says[standing]}</StatusWord>,
    },
    {
      key: 'since',
      head: t(adminWords.since),
      cell: ({ since }) => <ShownTime at={since} timeZone={timeZone} />,
    },
    ...more,
    {
      key: 'error',
      head: t(jobsTexts.error),
      cell: ({ error }) => error && <span className={`quiet ${styles.error}`}>{error}</span>,
    },
    { key: 'action', head: t(adminWords.action), action: true, cell: action },
  ]
  return (
    <section className="stack gap-3">
      <h2>{t(jobsTexts.count, { title, count: total })}</h2>
      <DataTable caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      {total > rows.length && (
        <p className={styles.quiet}>{t(jobsTexts.more, { shown: rows.length, total: total })}</p>
      )}
    </section>
  )
}
