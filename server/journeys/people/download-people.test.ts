import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries, auditValues, buyers, users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
let admin: Awaited<ReturnType<typeof aLoggedInAdmin>>

const download = (path: string, headers: Record<string, string> = admin.headers) =>
  createApp(makeTestServices(database)).request(`/api/admin/${path}`, { headers })
const cells = async (answer: Response) =>
  parse(await answer.text(), { delimiter: ';', bom: true }) as string[][]

beforeAll(async () => {
  admin = await aLoggedInAdmin(makeTestServices(database))
})

test('buyers as a file: every column of the record, nothing that a spreadsheet would calculate', async () => {
  const email = 'formula@correo.example'
  const { id } = await aBuyer(database.db, {
    profile: { name: '=1+1', document: '30111222', phone: '+54 351' },
    user: { email, active: false },
  })
  const answer = await download('persons.csv?q=formula&status=false')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="lupulo-compradores-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(await cells(answer)).toEqual([
    [
      'ID',
      'Email',
      'Name',
      'Last Name',
      'Identity card',
      'Teléfono',
      'Country',
      'Provincia o estado',
      'Ciudad',
      'Dirección',
      'Status',
    ],
    [
      id,
      email,
      "'=1+1",
      'Pérez',
      '30111222',
      "'+54 351",
      'Argentina',
      'Córdoba',
      'Córdoba',
      'Belgrano 123',
      'Inactive',
    ],
  ])
})

test('sellers as a file: with their companies, those without a user too', async () => {
  await aCompany(database.db, { company: 'Importada', userId: null, country: 'United States' })
  const [head, ...lines] = await cells(await download('companies.csv?country=United%20States'))
  expect(head!.slice(0, 3)).toEqual(['ID', 'Company Name', 'Email'])
  expect(lines.map((line) => [line[1], line[2], line.at(-1)])).toEqual([['Importada', '', 'Active']])
})

test('a long list is whole, and each person stands in it once', async () => {
  const made = await database.db
    .insert(users)
    .values(
      Array.from({ length: 2_050 }, (_, at) => ({
        name: 'x',
        email: `larga-${at}@lista.example`,
        role: 'Person' as const,
      })),
    )
    .returning({ id: users.id })
  await database.db.insert(buyers).values(made.map(({ id }) => ({ userId: id, name: 'x', lastName: 'x' })))
  const [, ...lines] = await cells(await download('persons.csv?q=lista.example'))
  expect(lines.map(([id]) => id)).toEqual(made.map(({ id }) => id).toReversed())
})

test('a download leaves an entry: who, which list, how it was filtered and how long; not what was searched for', async () => {
  await (await download('persons.csv?q=formula&status=false&deleted=')).text()
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))
  const entry = entries.at(-1)!
  expect(entry).toMatchObject({
    action: 'list-downloaded',
    subjectKind: 'list',
    subjectId: 'persons',
    facts: { rows: 1, searched: true, status: 'false' },
  })
  const values = await database.db.select().from(auditValues).where(eq(auditValues.entryId, entry.id))
  expect(values.map(({ part, userId }) => [part, userId])).toEqual([['actor', admin.id]])
})

test('the files are for admins alone, and leave no entry when refused', async () => {
  const entries = async () => (await database.db.select().from(auditEntries)).length
  const before = await entries()
  const seller = await aLoggedInSeller(makeTestServices(database))
  for (const file of ['persons.csv', 'companies.csv']) {
    expect((await download(file, {})).status).toBe(401)
    expect((await download(file, seller.headers)).status).toBe(403)
    expect((await download(`${file}?status=quizás`)).status).toBe(400)
  }
  expect(await entries()).toBe(before)
})
