import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PreparedShop } from './prepare-shop.ts'
import { passOnMetrics } from './share-metrics.ts'
import { passOnPaying } from './share-paying.ts'

const AGAIN_AFTER_MS = 1000

/**
 * Serves the shop from so many processes behind one port, and from one more the desk, which they hand its requests to; the
 * first process only keeps them running. One that ends unasked is followed by another.
 * @returns how to end them all
 * @throws when the first of them cannot serve: it has printed why
 */
export async function runCluster(count: number, shop: PreparedShop): Promise<() => Promise<void>> {
  // Each process takes its connections from the port itself. Node's own way, in which the first process hands them out,
  // leaves a visitor waiting for ever whose connection was on its way to a process that just died.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let ending = false
  const running = new Set<Worker>()

  const folder = mkdtempSync(join(tmpdir(), 'lupulo-desk-'))
  const socketPath = join(folder, 'desk')
  const deskNumber = count + 1

  async function start(processNumber: number): Promise<void> {
    const worker = cluster.fork()
    running.add(worker)
    passOnMetrics(worker, running)
    passOnPaying(worker, running)
    const gone = once(worker, 'exit')
    const open = new Promise<void>((resolve, reject) => {
      worker.on('message', (said) => said === 'open' && resolve())
      worker.once('exit', () => reject(new Error('A process of the shop did not start.')))
    })
    gone.then(async () => {
      running.delete(worker)
      await open.catch(() => {})
      await sleep(AGAIN_AFTER_MS)
      if (!ending) await start(processNumber).catch(() => {})
    })
    const desk = { socketPath, isHere: processNumber === deskNumber }
    worker.send({ ...shop, processNumber, desk } satisfies PreparedShop)
    await open
  }

  // The first one alone: what is wrong for one is wrong for all, and needs to be said once.
  await start(1).catch((error) => {
    ending = true
    rmSync(folder, { recursive: true })
    throw error
  })
  await Promise.all(Array.from({ length: deskNumber - 1 }, (_, index) => start(index + 2)))
  return async () => {
    ending = true
    const left = [...running]
    for (const worker of left) worker.process.kill('SIGTERM')
    await Promise.all(left.map((worker) => (worker.isDead() ? undefined : once(worker, 'exit'))))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In one of the processes: what the first one tells it to serve. */
export async function askForShop(): Promise<PreparedShop> {
  const [shop] = (await once(process, 'message')) as [PreparedShop]
  return shop
}

/** In one of the processes: says that it serves. */
export function tellOpen(): void {
  process.send!('open')
}
