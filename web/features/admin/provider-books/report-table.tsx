import * as accountWords from '#contract/texts/account-words.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { ReportNotes } from './report-notes.tsx'
import type { ShownReport } from './show-books.server.ts'

const TONES = { due: 'waiting', asked: 'waiting', reading: 'waiting', read: 'good', failed: 'bad' } as const

/** The reports, newest first: of which days each is, how far it is, and what is to be said of it. */
export function ReportTable({ reports }: { reports: ShownReport[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t(providerBooksTexts.reportsCaption)}
      rows={reports}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'kind',
          head: t(providerBooksTexts.report),
          cell: ({ kind, fileName, origin }) => (
            <>
              {t(kind ? providerBooksTexts.reportKind[kind] : providerBooksTexts.notReadYet)}
              {origin === 'uploaded' && <span className="quiet"> {fileName}</span>}
            </>
          ),
        },
        {
          key: 'days',
          head: t(providerBooksTexts.days),
          cell: ({ days }) =>
            !days
              ? t(accountWords.nothing)
              : days.from === days.to
                ? days.fromWords
                : t(providerBooksTexts.period, { from: days.fromWords, until: days.toWords }),
        },
        {
          key: 'state',
          head: t(accountWords.state),
          cell: ({ state }) => (
            <StatusWord tone={TONES[state]}>{t(providerBooksTexts.reportState[state])}</StatusWord>
          ),
        },
        {
          key: 'rows',
          head: t(providerBooksTexts.rows),
          number: true,
          cell: ({ rows, newRows }) => t(providerBooksTexts.rowCounts, { rows, new: newRows }),
        },
        {
          key: 'who',
          head: t(providerBooksTexts.askedBy),
          cell: ({ admin }) => admin ?? t(providerBooksTexts.byWork),
        },
        {
          key: 'notes',
          head: t(providerBooksTexts.notes),
          long: true,
          cell: (report) => <ReportNotes report={report} />,
        },
      ]}
    />
  )
}
