import type { JobList } from '#contract/admin-jobs.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './jobs.module.css'

type Queue = JobList['queues'][number]

const HEADS = {
  waiting: 'jobs.queueWaiting',
  running: 'jobs.queueRunning',
  failed: 'jobs.queueFailed',
} as const

/** How many jobs each queue holds; what they are about stands in the lists above. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  const t = useText()
  const columns: Column<Queue>[] = [
    { key: 'name', head: t('jobs.queue'), cell: ({ name }) => <code>{name}</code> },
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
    <section className={styles.part}>
      <h2>{t('jobs.queues')}</h2>
      <DataTable caption={t('jobs.queues')} columns={columns} rows={queues} keyOf={({ name }) => name} />
    </section>
  )
}
