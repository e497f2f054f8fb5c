import type { SweepStanding } from '#contract/jobs.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import { readImports } from '../journeys/jobs/read-imports.ts'
import { readMails } from '../journeys/jobs/read-mails.ts'
import { readNotices } from '../journeys/jobs/read-notices.ts'
import { readRefunds } from '../journeys/jobs/read-refunds.ts'
import { readSweeps } from '../journeys/jobs/read-sweeps.ts'
import { listWork } from '../journeys/order-desk/list-work.ts'
import type { MetricRows } from '../ports/metrics.ts'
import type { Services } from '../services.ts'
import { orderCounter } from './count-orders.ts'

/** Whoever asks more often gets the same answer: it costs as much as a look at /admin/work and /admin/jobs. */
const KEPT_MS = 5_000
/** Less than Prometheus waits (10 s): what this process measured itself must arrive while the database is stuck. */
const PATIENCE_MS = 4_000

/** Every fact of the books, and what it means. Each process says the same: take their greatest, never their sum. */
const FACTS = {
  database_up: ['gauge', 'Whether the database has answered.'],
  orders_total: ['counter', 'Times that an order has reached a state, since the shop began; a minute late.'],
  work_list: ['gauge', 'What a person has to look at, by kind: /admin/work.'],
  unfinished_work: [
    'gauge',
    'Mails, notices, refunds and imports that wait, are tried again or were given up.',
  ],
  queue_jobs: ['gauge', 'Jobs that wait, run and were given up in the last hour, by queue.'],
  sweep_last_success_timestamp_seconds: ['gauge', 'When each recurring work last succeeded in any process.'],
  sweep_interval_seconds: ['gauge', 'How long each recurring work pauses.'],
} as const

type Row = { value: number; labels: Record<string, string> }

/** Makes the function that reads how the shop stands, from its books. It never fails: what it cannot read is missing. */
export function standingReader(services: Services): () => Promise<MetricRows[]> {
  const countOrders = orderCounter(services.db, services.env.DATABASE_TIMEOUT_SECONDS)
  let read: { at: number; answer: Promise<MetricRows[]> } | undefined
  // One at a time, also when nobody waits for it any more: on a database that is stuck they would pile up.
  let reading: Promise<MetricRows[]> | undefined
  const readBooks = () => {
    reading ??= readStanding(services, countOrders).finally(() => {
      reading = undefined
    })
    return reading
  }
  return () => {
    if (!read || performance.now() - read.at > KEPT_MS) {
      read = { at: performance.now(), answer: readInTime(services, readBooks) }
    }
    return read.answer
  }
}

async function readInTime(services: Services, readBooks: () => Promise<MetricRows[]>): Promise<MetricRows[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the books were not read in time')), PATIENCE_MS)
  })
  try {
    return [up(1), ...(await Promise.race([readBooks(), late]))]
  } catch (error) {
    services.log.warn({ reason: (error as Error).constructor.name }, 'metrics without the books')
    return [up(0)]
  } finally {
    clearTimeout(timer)
  }
}

const up = (value: number) => metric('database_up', [{ value, labels: {} }])

async function readStanding(services: Services, countOrders: () => Promise<Row[]>): Promise<MetricRows[]> {
  const { db, jobs } = services
  // One after another: of the pool's connections, visitors need the others.
  const orders = await countOrders()
  const work = await listWork(db, { pag: 1 }, null)
  const unfinished = {
    mails: (await readMails(db)).counts,
    notices: (await readNotices(db)).counts,
    refunds: (await readRefunds(db)).counts,
    imports: (await readImports(db)).counts,
  }
  const queues = await jobs.counts()
  const sweeps = await readSweeps(services)
  return [
    metric('orders_total', orders),
    metric('work_list', byKind(work.counts)),
    metric(
      'unfinished_work',
      Object.entries(unfinished).flatMap(([kind, counts]) => byStanding({ work: kind }, counts)),
    ),
    metric(
      'queue_jobs',
      queues.flatMap(({ name, ...counts }) => byStanding({ queue: name }, counts)),
    ),
    metric('sweep_last_success_timestamp_seconds', sweeps.flatMap(lastSuccess)),
    metric(
      'sweep_interval_seconds',
      sweeps.map(({ name, everySeconds }) => ({ value: everySeconds, labels: { sweep: name } })),
    ),
  ]
}

function metric(name: keyof typeof FACTS, values: Row[]): MetricRows {
  const [type, help] = FACTS[name]
  return { name: `lupulo_${name}`, help, type, values }
}

function byKind(counts: Record<WorkKind, number>): Row[] {
  return Object.entries(counts).map(([kind, value]) => ({ value, labels: { kind } }))
}

function byStanding(labels: Record<string, string>, counts: Record<string, number>): Row[] {
  return Object.entries(counts).map(([standing, value]) => ({ value, labels: { ...labels, standing } }))
}

function lastSuccess({ name, succeededAt }: SweepStanding): Row[] {
  return succeededAt ? [{ value: Date.parse(succeededAt) / 1000, labels: { sweep: name } }] : []
}
