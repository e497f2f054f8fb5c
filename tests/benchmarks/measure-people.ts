import { anAdminsCookie, SESSION_SECRET } from './an-admins-cookie.ts'
import { type Effort, inTurns, throughput } from './in-turns.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import { startControl, startShop } from './processes.ts'
import type { Row } from './report.ts'

const PORT = 3640
const AT_LEAST_OF_CONTROL = 0.5

/** What an admin asks the lists for. */
const LISTS = [
  ['newest', '/api/persons?pag=1'],
  ['by last name', '/api/persons?sort=lastName&pag=1'],
  ['by last name, page 200', '/api/persons?sort=lastName&pag=200'],
  ['by status', '/api/persons?sort=status&pag=1'],
  ['inactive ones', '/api/persons?status=false'],
  ['search "zoe quispe mamani"', '/api/persons?q=zoe+quispe+mamani'],
  ['search for an e-mail', '/api/persons?q=a1b2'],
] as const

/** The admin's list of buyers beside the control that runs the same SQL: an admin's session, for each call asked anew. */
export async function measurePeople(database: BenchDatabase, buyers: number, effort: Effort): Promise<Row[]> {
  const cookie = await anAdminsCookie(database)
  const shop = await startShop(database.dataDir, PORT, { SESSION_SECRET })
  const control = await startControl(database.connectionString, PORT + 5)
  try {
    const rows: Row[] = []
    for (const [what, path] of LISTS) {
      const turns = await inTurns(shop, control, [path], effort, { headers: cookie })
      const name = `Buyers, ${what}, ${buyers.toLocaleString('en')} buyers`
      rows.push(throughput(name, turns, AT_LEAST_OF_CONTROL))
    }
    return rows
  } finally {
    await shop.stop()
    await control.stop()
  }
}
