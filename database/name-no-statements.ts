import type pg from 'pg'

type Question = string | { name?: string | undefined; submit?: unknown }

/**
 * From here on no statement of the pool is prepared under a name. A name belongs to one session of the server, and a
 * pooler gives every transaction another one: there the name is unknown, or somebody else's.
 */
export function nameNoStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((question: Question, ...rest: unknown[]) => {
      const isNamed = typeof question === 'object' && question.name && !question.submit
      return ask(isNamed ? { ...question, name: undefined } : question, ...rest)
    }) as typeof client.query
  })
}
