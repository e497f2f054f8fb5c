import type { ReportedEntry } from '#contract/reports.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import * as fruitlessSearchesTexts from '#contract/texts/fruitless-searches.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import type { DecisionPlace } from '../decision-place.ts'
import styles from './admin-reports.module.css'
import { ReportVoices } from './report-voices.tsx'
import { entryName, ReportedWhat } from './reported-what.tsx'
import { reportsAddress } from './reports-address.ts'

type Props = { reports: ReportedEntry[]; at: DecisionPlace; dayOf: (instant: string) => string }

/** What people reported, a row a thing: what it is, how often, why and in which words, and the way to decide. */
export function ReportsTable({ reports, at, dayOf }: Props) {
  const t = useText()
  const columns: Column<ReportedEntry>[] = [
    { key: 'what', head: t(adminWords.what), card: 'start', cell: (entry) => <ReportedWhat entry={entry} /> },
    {
      key: 'times',
      head: t(fruitlessSearchesTexts.times),
      number: true,
      card: 'end',
      named: true,
      cell: ({ times }) => <strong>{numberText(times)}</strong>,
    },
    {
      key: 'reasons',
      head: t(adminReportsTexts.reasons),
      card: 'line',
      cell: (entry) => <ReportVoices entry={entry} />,
    },
    {
      key: 'newest',
      head: t(fruitlessSearchesTexts.lastDay),
      card: 'start',
      named: true,
      cell: ({ newest }) => <time dateTime={newest}>{dayOf(newest)}</time>,
    },
    at.state === 'open'
      ? {
          key: 'action',
          head: t(adminWords.action),
          action: true,
          card: 'end',
          cell: (entry) => (
            <IfMay what="decide-reports">
              <LinkButton
                to={reportsAddress({ ...at, decide: entry.id })}
                look="outline"
                size="small"
                preventScrollReset
                aria-label={t(adminReportsTexts.decideNamed, { name: entryName(t, entry) })}
              >
                {t(complaintDecisionTexts.decide)}
              </LinkButton>
            </IfMay>
          ),
        }
      : {
          key: 'decision',
          head: t(adminReportsTexts.decision),
          card: 'end',
          cell: ({ decision, decided }) => (
            <div className="stack gap-1">
              <StatusWord tone={decision === 'left' ? 'over' : 'bad'}>
                {t(decision === 'left' ? adminReportsTexts.left : adminReportsTexts.takenDown)}
              </StatusWord>
              {decided && <time dateTime={decided}>{dayOf(decided)}</time>}
            </div>
          ),
        },
  ]
  return (
    <div className={styles.reports}>
      <DataTable
        caption={t(adminReportsTexts.title)}
        columns={columns}
        rows={reports}
        keyOf={({ id }) => id}
      />
    </div>
  )
}
