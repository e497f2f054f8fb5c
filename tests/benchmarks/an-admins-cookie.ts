import { users } from '#database/schema.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import type { BenchDatabase } from './open-bench-database.ts'

/** What sessions of a benchmark are sealed with: its shops are started with it. */
export const SESSION_SECRET = 'a secret of the benchmark, long enough for it'

/** The browser of an admin of the shop, who is made if there is none yet. */
export async function anAdminsCookie(database: BenchDatabase): Promise<{ cookie: string }> {
  const services = makeTestServices(database, { SESSION_SECRET })
  const admin = { name: 'Bench', email: 'bench@lupulo.example', role: 'Admin' as const }
  const [user] = await database.db
    .insert(users)
    .values(admin)
    .onConflictDoUpdate({ target: users.email, set: admin })
    .returning({ id: users.id })
  return signedIn(services, user!.id)
}
