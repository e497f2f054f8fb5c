import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { passOnPaying } from './share-paying.ts'

/** One of the processes, as the first one has it. */
function aWorker(id: number, isConnected = true) {
  const send = vi.fn()
  return Object.assign(new EventEmitter(), { id, isConnected: () => isConnected, send })
}

test('what one says of who pays is told to all others that hear it, with its name, and nothing else is', () => {
  const [first, second, desk] = [aWorker(1), aWorker(2), aWorker(3)]
  const gone = aWorker(4, false)
  const running = new Set([first, second, desk, gone]) as unknown as Set<Worker>
  for (const worker of running) passOnPaying(worker, running)
  second.emit('message', { paying: true })
  second.emit('message', 'open')
  second.emit('message', { metrics: 'asked', id: 1, count: 0 })
  const heard = [first, desk].map(({ send }) => send.mock.calls.map(([note]) => note))
  expect(heard).toEqual([[{ paying: true, from: 2 }], [{ paying: true, from: 2 }]])
  expect(second.send).not.toHaveBeenCalled()
  expect(gone.send).not.toHaveBeenCalled()
})
