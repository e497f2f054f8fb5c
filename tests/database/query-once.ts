import pg from 'pg'

/** One statement on a connection of its own; answers with its first row. */
export async function queryOnce(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end()
  }
}
