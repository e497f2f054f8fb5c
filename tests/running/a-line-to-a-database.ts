import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { ShopClient } from '#database/shop-client.ts'

/** How long a silence is waited for that lasts: what does come may take as long as a busy machine needs for it. */
const SILENT_FOR_MS = 100

/**
 * A pool on a database of the tests' server, over a line that can keep to itself what PostgreSQL answers: PostgreSQL hears
 * everything and does it, and nobody learns of it, which the pool finds soon. It ends with the test.
 */
export async function aLineToADatabase(connectionString: string, { poolSize = 1 } = {}) {
  const socket = decodeURIComponent(/@([^/]+)\//.exec(connectionString)![1]!)
  let isDeaf = false
  let lastWord: string | undefined
  const server = createServer((asking) => {
    const answering = connect(`${socket}/.s.PGSQL.5432`)
    asking.on('data', (bytes) => answering.write(bytes))
    answering.on('data', (bytes) => isDeaf || asking.write(bytes))
    asking.on('close', () => answering.destroy()).on('error', () => {})
    answering.on('close', () => asking.destroy()).on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const name = connectionString.split('/').at(-1)
  const { pool, db } = openPool(`postgresql://lupulo@127.0.0.1:${port}/${name}`, poolSize)

  const clients = new Set<ShopClient>()
  const options = pool.options as { answerWithinMs?: number }
  const usualMs = options.answerWithinMs!
  const answerWithin = (ms: number) => {
    options.answerWithinMs = ms
    for (const client of clients) client.answerWithinMs = ms
  }
  const goDeaf = () => {
    isDeaf = true
    answerWithin(SILENT_FOR_MS)
  }
  pool.on('connect', (client) => {
    if (!(client instanceof ShopClient)) return
    clients.add(client)
    const query = client.query.bind(client)
    client.query = (...asked: unknown[]) => {
      if (lastWord && textOf(asked[0] as Question).includes(lastWord)) goDeaf()
      return query(...asked)
    }
  })
  onTestFinished(async () => {
    await pool.end()
    server.close()
  })
  return {
    ...{ pool, db },
    /** No answer comes through from now on. */
    goDeaf,
    /** Nor from the moment on in which PostgreSQL is sent this. */
    goDeafAfter: (word: string) => {
      lastWord = word
    },
    /** Answers come through again: on new connections, for the old ones have lost some. */
    open: () => {
      isDeaf = false
      lastWord = undefined
      answerWithin(usualMs)
    },
  }
}

type Question = string | { text?: string }

function textOf(question: Question): string {
  return typeof question === 'string' ? question : (question.text ?? '')
}
