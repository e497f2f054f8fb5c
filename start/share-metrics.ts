import type { Worker } from 'node:cluster'
import type { MetricRows, Metrics } from '#server/ports/metrics.ts'

/** A process that is too busy to answer is left out, and asked again next time. */
const PATIENCE_MS = 2000

/** What processes of one machine say to each other, by way of the first one: all of them must be told in one answer. */
type Note =
  | { metrics: 'ask'; id: number; asker?: number }
  | { metrics: 'asked'; id: number; count: number }
  | { metrics: 'answer'; id: number; asker: number; rows: MetricRows[] }

function isNote(said: unknown): said is Note {
  return typeof said === 'object' && said !== null && 'metrics' in said
}

/** In the first process: hands on what one of the others says. */
export function passOnMetrics(worker: Worker, running: ReadonlySet<Worker>): void {
  worker.on('message', (said) => {
    if (!isNote(said)) return
    if (said.metrics === 'ask') {
      const others = [...running].filter((other) => other !== worker && other.isConnected())
      tell(worker, { metrics: 'asked', id: said.id, count: others.length })
      for (const other of others) tell(other, { metrics: 'ask', id: said.id, asker: worker.id })
    }
    if (said.metrics === 'answer') {
      const asker = [...running].find(({ id }) => id === said.asker)
      if (asker) tell(asker, said)
    }
  })
}

/** One that is just ending hears nothing any more. */
function tell(worker: Worker, note: Note): void {
  if (worker.isConnected()) worker.send(note, () => {})
}

/** In one of the processes: answers the others with how it stands. */
export function answerOthers(metrics: Metrics): void {
  process.on('message', async (said) => {
    if (!isNote(said) || said.metrics !== 'ask') return
    const { id, asker = 0 } = said
    const rows = await metrics.ofThisProcess()
    say({ metrics: 'answer', id, asker, rows })
  })
}

let asked = 0

/** In one of the processes: how each of the others stands that answers in time. */
export function askOthers(): Promise<MetricRows[][]> {
  const id = ++asked
  const answers: MetricRows[][] = []
  let expected = Number.POSITIVE_INFINITY
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      process.off('message', listen)
      resolve(answers)
    }
    const listen = (said: unknown) => {
      if (!isNote(said) || said.id !== id) return
      if (said.metrics === 'asked') expected = said.count
      if (said.metrics === 'answer') answers.push(said.rows)
      if (answers.length >= expected) done()
    }
    const timer = setTimeout(done, PATIENCE_MS)
    process.on('message', listen)
    say({ metrics: 'ask', id })
  })
}

function say(note: Note): void {
  if (process.connected) process.send!(note, undefined, undefined, () => {})
}
