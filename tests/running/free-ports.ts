import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that a system gives to clients (from 32768 on): nobody takes one by chance before it is used. */
const FROM = 20_000
const TO = 32_000

/** So many ports in a row that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = randomInt(FROM, TO - count)
    const ports = Array.from({ length: count }, (_, at) => first + at)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port), 'listening')
  } catch {
    return false
  }
  await once(server.close(), 'close')
  return true
}
