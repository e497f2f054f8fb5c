import type { SweepStanding } from '#contract/jobs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './jobs.module.css'
import { RetryButton } from './retry-button.tsx'
import { ShownTime } from './shown-time.tsx'
import { SWEEP_TEXTS } from './sweep-texts.ts'

const STANDINGS = {
  fine: ['good', jobsTexts.sweepFine],
  failed: ['bad', jobsTexts.standingFailed],
  late: ['bad', jobsTexts.sweepLate],
  never: ['over', jobsTexts.sweepNever],
} as const

function isWell({ standing }: SweepStanding): boolean {
  return standing === 'fine' || standing === 'never'
}

/** The recurring work: how it went last, and a button to run each now. What goes well is behind its title. */
export function SweepTable({ sweeps, timeZone }: { sweeps: SweepStanding[]; timeZone: string }) {
  const t = useText()
  const every = (seconds: number) => {
    if (seconds < 60) return t(jobsTexts.seconds, { n: Math.round(seconds) })
    if (seconds < 3600) return t(jobsTexts.minutes, { n: Math.round(seconds / 60) })
    return t(jobsTexts.hours, { n: Math.round(seconds / 3600) })
  }
  const columns: Column<SweepStanding>[] = [
    { key: 'name', head: t(jobsTexts.sweep), card: 'start', cell: ({ name }) => t(SWEEP_TEXTS[name]) },
    {
      key: 'standing',
      head: t(accountWords.state),
      card: 'end',
      cell: ({ standing }) => {
        const [tone, text] = STANDINGS[standing]
        return <StatusWord tone={tone}>{t(text)}</StatusWord>
      },
    },
    {
      key: 'every',
      head: t(jobsTexts.every),
      number: true,
      card: 'out',
      cell: ({ everySeconds }) => every(everySeconds),
    },
    ...(
      [
        ['succeededAt', jobsTexts.succeededAt, 'start'],
        ['failedAt', jobsTexts.failedAt, 'line'],
      ] as const
    ).map(
      ([key, head, card]): Column<SweepStanding> => ({
        key,
        head: t(head),
        card,
        cell: (sweep) => <ShownTime at={sweep[key]} timeZone={timeZone} />,
      }),
    ),
    {
      key: 'error',
      head: t(jobsTexts.error),
      card: 'line',
      cell: ({ error }) => error && <span className={`quiet ${styles.error}`}>{error}</span>,
    },
    {
      key: 'action',
      head: t(adminWords.action),
      action: true,
      card: 'end',
      cell: ({ name }) => <RetryButton kind="sweep" id={name} what={t(SWEEP_TEXTS[name])} />,
    },
  ]
  const well = sweeps.filter(isWell)
  const pressing = sweeps.filter((sweep) => !isWell(sweep))
  const table = (caption: string, rows: SweepStanding[]) => (
    <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ name }) => name} />
  )
  const wellTitle = t(jobsTexts.count, { title: t(jobsTexts.sweepsWell), count: numberText(well.length) })
  return (
    <section className="stack gap-3">
      <h2>{t(jobsTexts.sweeps)}</h2>
      {pressing.length > 0 && table(t(jobsTexts.sweeps), pressing)}
      {well.length > 0 && <Disclosure title={wellTitle}>{table(wellTitle, well)}</Disclosure>}
    </section>
  )
}
