import pg from 'pg'

/** A session on the tests' server, not on any test's database, for making and dropping those. */
export async function openAdminSession(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'lupulo tests' })
  await client.connect()
  return client
}
