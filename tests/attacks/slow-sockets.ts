import { connect, type Socket } from 'node:net'

/** What a slow visitor sends at once, and then bit by bit; an answer is never read where nothing follows. */
export type Slowness = { begins: string; drips: string; reads: boolean }

const HOST = 'Host: localhost\r\nX-Forwarded-For: 198.51.100.66\r\n'

/** The ways in which a visitor can dawdle. @param cookie of an adult, so that pages answer in full */
export const SLOWNESSES: Record<string, (cookie: string) => Slowness> = {
  headers: () => ({ begins: `GET /shop HTTP/1.1\r\n${HOST}`, drips: 'X-A: b\r\n', reads: true }),
  body: (cookie) => ({
    begins: `POST /login HTTP/1.1\r\n${HOST}Cookie: ${cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nemail=`,
    drips: 'a',
    reads: true,
  }),
  'form with a file': (cookie) => ({
    begins: `POST /api/upload HTTP/1.1\r\n${HOST}Cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 8000000\r\n\r\n--x\r\n`,
    drips: 'a',
    reads: true,
  }),
  reading: (cookie) => ({
    begins: `GET /shop HTTP/1.1\r\n${HOST}Cookie: ${cookie}\r\n\r\n`,
    drips: '',
    reads: false,
  }),
}

export type SlowSockets = { open(): number; refused(): number; end(): void }

/** Opens so many connections that dawdle; resolves when all have begun. */
export async function openSlowSockets(port: number, count: number, slowness: Slowness): Promise<SlowSockets> {
  let [refused, closed] = [0, 0]
  const sockets = await Promise.all(Array.from({ length: count }, () => begin(port, slowness)))
  for (const socket of sockets) {
    socket.once('close', () => closed++)
    if (!slowness.reads) continue
    socket.once('data', (answer) => {
      if (/^HTTP\/1\.1 (408|503)/.test(answer.toString('latin1'))) refused++
    })
    socket.resume()
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (slowness.drips && !socket.destroyed) socket.write(slowness.drips)
  }, 500)
  return {
    open: () => count - closed,
    refused: () => refused,
    end() {
      clearInterval(dripping)
      for (const socket of sockets) socket.destroy()
    },
  }
}

function begin(port: number, { begins }: Slowness): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject)
      // Cut by the server: what it is there for.
      socket.on('error', () => {})
      socket.write(begins)
      resolve(socket)
    })
    socket.once('error', reject)
    socket.pause()
  })
}
