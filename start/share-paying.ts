import type { Worker } from 'node:cluster'
import type { Paying } from '#server/paying.ts'

/** What processes of one machine say to each other, by way of the first one: whether somebody pays. */
type Note = { paying: boolean; from?: number }

function isNote(said: unknown): said is Note {
  return typeof said === 'object' && said !== null && 'paying' in said
}

/** In the first process: hands on what one of the others says. */
export function passOnPaying(worker: Worker, running: ReadonlySet<Worker>): void {
  worker.on('message', (said) => {
    if (!isNote(said)) return
    for (const other of running) {
      if (other !== worker && other.isConnected()) other.send({ ...said, from: worker.id }, () => {})
    }
  })
}

/** In one of the processes: tells the others, and hears them. */
export function sharePaying(paying: Paying): void {
  paying.tellNeighbours = (somebody) => {
    const note: Note = { paying: somebody }
    if (process.connected) process.send!(note, undefined, undefined, () => {})
  }
  process.on('message', (said) => {
    if (isNote(said) && said.from !== undefined) paying.hear(said.from, said.paying)
  })
}
