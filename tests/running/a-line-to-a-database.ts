import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { openPool } from '#database/open-pool.ts'

/**
 * A pool on a database of the tests' server, over a line that can keep to itself what PostgreSQL answers: PostgreSQL hears
 * everything and does it, and nobody learns of it. It ends with the test.
 * @param answerWithinMs how long the pool waits for an answer
 */
export async function aLineToADatabase(
  connectionString: string,
  { poolSize = 1, answerWithinMs = 400 } = {},
) {
  const socket = decodeURIComponent(/@([^/]+)\//.exec(connectionString)![1]!)
  let isDeaf = false
  let lastWord: string | undefined
  const server = createServer((asking) => {
    const answering = connect(`${socket}/.s.PGSQL.5432`)
    asking.on('data', (bytes) => {
      if (lastWord && bytes.includes(lastWord)) isDeaf = true
      answering.write(bytes)
    })
    answering.on('data', (bytes) => isDeaf || asking.write(bytes))
    asking.on('close', () => answering.destroy()).on('error', () => {})
    answering.on('close', () => asking.destroy()).on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const name = connectionString.split('/').at(-1)
  const { pool, db } = openPool(`postgresql://lupulo@127.0.0.1:${port}/${name}`, poolSize)
  Object.assign(pool.options, { answerWithinMs })
  onTestFinished(async () => {
    await pool.end()
    server.close()
  })
  return {
    pool,
    db,
    /** No answer comes through from now on. */
    goDeaf: () => {
      isDeaf = true
    },
    /** Nor from the moment on in which PostgreSQL is sent this. */
    goDeafAfter: (word: string) => {
      lastWord = word
    },
    /** Answers come through again: on new connections, for the old ones have lost some. */
    open: () => {
      isDeaf = false
      lastWord = undefined
    },
  }
}
