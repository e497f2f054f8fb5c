import { Agent, get } from 'node:http'

/** The measure of a busy shop. */
export const CLIENTS = 8

export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; requests: number }

/**
 * Asks for addresses of one server with 8 clients for so many seconds, each client waiting for its answer. The
 * addresses are taken in turn. @throws on any answer but 200: a figure over errors would mean nothing
 * @param headers beside the usual ones, such as a session's cookie
 */
export async function load(
  urls: string[],
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const times: number[] = []
  const endsAt = performance.now() + seconds * 1000
  let next = 0
  const client = async () => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now()
      // A declared crawler passes the age gate: the pages are measured, not the gate's redirect.
      await readToItsEnd(urls[next++ % urls.length]!, agent, { 'user-agent': 'Googlebot/2.1', ...headers })
      times.push(performance.now() - startedAt)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / elapsedSeconds,
    p50Ms: times[Math.floor(times.length * 0.5)]!,
    p99Ms: times[Math.floor(times.length * 0.99)]!,
    requests: times.length,
  }
}

/** Asks, and reads the answer and leaves it, however long. @throws on any answer but 200 */
export function readToItsEnd(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}
