import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Nobody waits longer for what a browser asked. */
const PATIENCE_MS = 60_000
const BACK_AFTER_MS = 100

export type Answered = { status: number; body: string; ms: number }

/** Who asks one thing after another keeps a connection, as a browser does. */
export const anAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks and reads to the end; status 0 when that took longer than anybody waits, or was broken off. */
export function ask(
  url: string,
  {
    agent,
    method = 'GET',
    headers = {},
    body,
  }: { agent: Agent; method?: string; headers?: Record<string, string>; body?: string },
): Promise<Answered> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, text = '') =>
      resolve({ status, body: text, ms: performance.now() - startedAt })
    const asked = request(url, { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => end(answer.statusCode!, Buffer.concat(pieces).toString()))
      answer.on('error', () => end(0))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => end(0))
    asked.end(body)
  })
}

/** Asks for one address again and again until told to end. Who is sent away comes back, not so often that refusals are measured. */
export async function keepAsking(
  url: string,
  cookie: string,
  isOver: () => boolean,
): Promise<Record<number, number>> {
  const agent = anAgent()
  const answers: Record<number, number> = {}
  while (!isOver()) {
    const { status } = await ask(url, { agent, headers: { cookie } })
    answers[status] = (answers[status] ?? 0) + 1
    if (status !== 200) await sleep(BACK_AFTER_MS)
  }
  agent.destroy()
  return answers
}
