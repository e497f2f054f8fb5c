import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { drain, listen } from './listen.ts'

/** Connects when it is told to, says so, and sends a request at once: the machine takes both in while the shop is busy. */
const VISITOR = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  const { port, sent, go } = workerData
  Atomics.wait(go, 0, 0)
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
      Atomics.store(sent, 0, 1)
      Atomics.notify(sent, 0)
    })
  })
  let answer = ''
  socket.on('data', (piece) => { answer += piece })
  socket.on('error', (error) => { answer += error.code })
  socket.on('close', () => parentPort.postMessage(answer))`

test('who is at the door when the port closes is still served', async () => {
  const { server } = await listen(
    { HEADERS_TIMEOUT_SECONDS: 10, REQUEST_TIMEOUT_SECONDS: 10 },
    { PORT: 0, HOST: undefined },
    (_incoming, outgoing) => outgoing.writeHead(200, { connection: 'close' }).end('served'),
  )
  const { port } = server.address() as AddressInfo
  const [sent, go] = [new Int32Array(new SharedArrayBuffer(4)), new Int32Array(new SharedArrayBuffer(4))]
  const visitor = new Worker(VISITOR, { eval: true, workerData: { port, sent, go } })
  const answered = once(visitor, 'message')
  await once(visitor, 'online')
  // Busy with something else from before the visitor is told to come: they wait in the machine's queue.
  Atomics.store(go, 0, 1)
  Atomics.notify(go, 0)
  expect(Atomics.wait(sent, 0, 0, 20_000)).not.toBe('timed-out')
  await drain(server, 10_000)
  const [answer] = await answered
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(answer).toContain('served')
})
