import type { JobList } from '#contract/jobs.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'

type Queue = JobList['queues'][number]

const HEADS = {
  waiting: jobsTexts.queueWaiting,
  running: jobsTexts.queueRunning,
  failed: jobsTexts.queueFailed,
} as const

/** How many jobs each queue holds; what they are about stands in the lists above. Empty ones are behind their title. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  const t = useText()
  const columns: Column<Queue>[] = [
    { key: 'name', head: t(jobsTexts.queue), cell: ({ name }) => <code>{name}</code> },
    ...(['waiting', 'running', 'failed'] as const).map(
      (key): Column<Queue> => ({
        key,
        head: t(HEADS[key]),
        number: true,
        cell: (queue) => queue[key],
      }),
    ),
  ]
  const isBusy = ({ waiting, running, failed }: Queue) => waiting + running + failed > 0
  const busy = queues.filter(isBusy)
  const empty = queues.filter((queue) => !isBusy(queue))
  const table = (caption: string, rows: Queue[]) => (
    <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ name }) => name} />
  )
  const emptyTitle = t(jobsTexts.count, { title: t(jobsTexts.queuesEmpty), count: numberText(empty.length) })
  return (
    <section className="stack gap-3">
      <h2>{t(jobsTexts.queues)}</h2>
      {busy.length > 0 && table(t(jobsTexts.queues), busy)}
      {empty.length > 0 && <Disclosure title={emptyTitle}>{table(emptyTitle, empty)}</Disclosure>}
    </section>
  )
}
