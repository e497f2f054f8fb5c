import type { JobList } from '#contract/jobs.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'

type Queue = JobList['queues'][number]

const HEADS = {
  waiting: jobsTexts.queueWaiting,
  running: jobsTexts.queueRunning,
  failed: jobsTexts.queueFailed,
} as const

/** How many jobs each queue holds; what they are about stands in the lists above. */
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
  return (
    <section className="stack gap-3">
      <h2>{t(jobsTexts.queues)}</h2>
      <DataTable caption={t(jobsTexts.queues)} columns={columns} rows={queues} keyOf={({ name }) => name} />
    </section>
  )
}
