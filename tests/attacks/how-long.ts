import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Session } from '#tests/running/people.ts'
import { type Answer, send } from '#tests/running/send.ts'

/** Answers of one visitor who asks again and again, and how long each took. */
export type Visits = { answers: Answer[]; medianMs: number; slowMs: number }

/**
 * Asks for a page one time after the other, each over a connection of its own. `slowMs`: 95 of 100 were faster.
 * @param times how often, or whether once more
 */
export async function visit(
  port: number,
  path: string,
  session: Session,
  times: number | (() => boolean),
): Promise<Visits> {
  const answers: Answer[] = []
  const tookMs: number[] = []
  const goesOn = typeof times === 'number' ? () => answers.length < times : times
  while (goesOn()) {
    const startedAt = performance.now()
    answers.push(await send(port, { path, headers: { ...session, 'x-forwarded-for': '203.0.113.5' } }))
    tookMs.push(performance.now() - startedAt)
  }
  tookMs.sort((one, other) => one - other)
  const at = (part: number) => tookMs[Math.min(Math.floor(tookMs.length * part), tookMs.length - 1)]!
  return { answers, medianMs: at(0.5), slowMs: at(0.95) }
}

/** 'p50 12 ms, p95 30 ms' */
export function inWords({ medianMs, slowMs }: Visits): string {
  return `p50 ${Math.round(medianMs)} ms, p95 ${Math.round(slowMs)} ms`
}

/** A server that does nothing but answer, in this process: what the machine itself takes just now. */
export async function aControlServer(): Promise<{ port: number; close(): void }> {
  const server = createServer((_, response) => response.end('beer'))
  await once(server.listen(0), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
