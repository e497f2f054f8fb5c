import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts, rateLimits, sessions, users } from '#database/schema.ts'
import { hashPassword } from '#server/features/identity/password.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })
const LIMITED = { RATE_LIMITS: 'on', SIGN_UPS_PER_HOUR: '1000' }
const WRONG = { code: 'wrong-credentials', message: 'El email o la contraseña no son correctos.' }

async function register(email: string): Promise<string> {
  const made = await sendJson(makeTestServices(database), 'POST', '/user', { body: aBuyerForm({ email }) })
  return (made.body as { id: string }).id
}

function logIn(
  email: string,
  password: string,
  {
    services = makeTestServices(database),
    from,
  }: Partial<{ services: ReturnType<typeof makeTestServices>; from: string }> = {},
) {
  return sendJson(services, 'POST', '/login', { body: { email, password }, ...(from && { from }) })
}

let anaId: string
beforeAll(async () => {
  anaId = await register('ana@correo.example')
})

test('a buyer logs in, whatever the capitals of the e-mail', async () => {
  const { status, body, headers, cookies } = await logIn(' ANA@correo.example', 'Cebada2024')
  expect(status).toBe(200)
  expect(body).toEqual({ access: true, id: anaId, role: 'Person', name: 'María José Núñez' })
  expect(headers.get('cache-control')).toBe('no-store')
  const session = await sendJson(makeTestServices(database), 'GET', '/session', {
    headers: cookieHeader(cookies),
  })
  expect(session.body).toEqual(body)
})

test('a wrong password and a wrong e-mail get the same answer and no cookie', async () => {
  const password = await logIn('ana@correo.example', 'Cebada2025')
  const email = await logIn('nadie@correo.example', 'Cebada2024')
  for (const { status, body, cookies } of [password, email]) {
    expect([status, body, cookies]).toEqual([401, WRONG, []])
  }
})

test('a wrong password and a wrong e-mail take the same time', async () => {
  const services = makeTestServices(database)
  const milliseconds = { password: [] as number[], email: [] as number[] }
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < 15; round++) {
    for (const [wrong, email] of [
      ['password', 'ana@correo.example'],
      ['email', 'nadie@correo.example'],
    ] as const) {
      const startedAt = performance.now()
      await logIn(email, 'Cebada2025', { services })
      milliseconds[wrong].push(performance.now() - startedAt)
    }
  }
  const fastest = (times: number[]) => Math.min(...times)
  // Without the hash on the unknown e-mail's way, it would take a tenth.
  expect(fastest(milliseconds.email) / fastest(milliseconds.password)).toBeGreaterThan(0.5)
})

test('an account takes ten failures in 15 minutes from one address, and then not even the right password', async () => {
  const services = makeTestServices(database, LIMITED)
  const email = 'fallos@correo.example'
  await register(email)
  const from = '198.51.100.1'
  for (let failure = 1; failure <= 10; failure++) {
    expect((await logIn(email, 'Mal12345', { services, from })).status).toBe(401)
  }
  const right = await logIn(email.toUpperCase(), 'Cebada2024', { services, from })
  expect(right.status).toBe(429)
  expect(right.cookies).toEqual([])
  const waitSeconds = Number(right.headers.get('retry-after'))
  expect(waitSeconds).toBeGreaterThan(800)
  expect(waitSeconds).toBeLessThanOrEqual(900)
  expect((await logIn('ana@correo.example', 'Cebada2024', { services, from })).status).toBe(200)
  expect((await logIn(email, 'Cebada2024', { services, from: '198.51.100.99' })).status).toBe(200)
})

test('success forgets the failures before it', async () => {
  const services = makeTestServices(database, { ...LIMITED, LOGIN_FAILURES_PER_QUARTER_HOUR: '3' })
  const email = 'olvidos@correo.example'
  await register(email)
  for (let round = 0; round < 3; round++) {
    expect((await logIn(email, 'Mal12345', { services })).status).toBe(401)
    expect((await logIn(email, 'Mal12345', { services })).status).toBe(401)
    expect((await logIn(email, 'Cebada2024', { services })).status).toBe(200)
  }
})

test('forty wrong log-ins at once are not more than ten', async () => {
  const [one, other] = [makeTestServices(database, LIMITED), makeTestServices(database, LIMITED)]
  const email = 'cuarenta@correo.example'
  await register(email)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, guess) =>
      logIn(email, `Mal${guess}0000`, { services: guess % 2 ? one : other, from: '198.51.101.1' }),
    ),
  )
  const of = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([of(401), of(429)]).toEqual([10, 30])
})

test('an address logs in only so often, into whichever accounts', async () => {
  const services = makeTestServices(database, { ...LIMITED, LOGINS_PER_QUARTER_HOUR: '3' })
  const from = '198.51.102.1'
  for (const name of ['uno', 'dos', 'tres']) {
    expect((await logIn(`${name}@correo.example`, 'Mal12345', { services, from })).status).toBe(401)
  }
  expect((await logIn('ana@correo.example', 'Cebada2024', { services, from })).status).toBe(429)
  expect((await logIn('ana@correo.example', 'Cebada2024', { services, from: '198.51.102.2' })).status).toBe(
    200,
  )
})

test('what is counted names nobody', async () => {
  const services = makeTestServices(database, LIMITED)
  await logIn('secreta@correo.example', 'Mal12345', { services, from: '198.51.103.77' })
  const keys = (await database.db.select().from(rateLimits)).map(({ key }) => key).join(' ')
  expect(keys).toContain('log-in-failure:')
  expect(keys).not.toMatch(/correo|198\.51/)
})

test('a deactivated buyer learns so only with the right password, and loses every open session', async () => {
  const services = makeTestServices(database)
  const email = 'inactiva@correo.example'
  const id = await register(email)
  const headers = await signedIn(services, id)
  expect((await sendJson(services, 'GET', '/session', { headers })).body).toMatchObject({ id })

  await database.db.update(users).set({ active: false }).where(eq(users.id, id))
  expect((await sendJson(services, 'GET', '/session', { headers })).body).toBeNull()
  expect((await sendJson(services, 'GET', `/persons/${id}`, { headers })).status).toBe(401)
  expect((await logIn(email, 'Mal12345')).body).toEqual(WRONG)
  const right = await logIn(email, 'Cebada2024')
  expect([right.status, right.body, right.cookies]).toEqual([
    403,
    { code: 'account-deactivated', message: 'Esta cuenta fue desactivada por la administración.' },
    [],
  ])
  expect(await database.db.$count(sessions, eq(sessions.userId, id))).toBe(1)
})

test('the form’s own messages come back by field', async () => {
  const { status, body } = await sendJson(makeTestServices(database), 'POST', '/login', {
    body: { email: 'a@b.co', password: '', remember: true },
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    fields: {
      email: 'Must be at least 6 characters',
      password: 'Enter your password',
      remember: 'Campo desconocido.',
    },
  })
})

test('who logs in with the old password while it is being changed has no session afterwards', async () => {
  const email = 'carrera@correo.example'
  const id = await register(email)
  const ofCarrera = eq(sessions.userId, id)
  let loggingIn: ReturnType<typeof logIn> | undefined
  await database.db.transaction(async (tx) => {
    // As every change of a password does: the new one, then the sessions that are there.
    const password = await hashPassword('Malteada2026')
    await tx.update(accounts).set({ password }).where(eq(accounts.userId, id))
    await tx.delete(sessions).where(ofCarrera)
    loggingIn = logIn(email, 'Cebada2024')
    await expect.poll(() => database.db.$count(sessions, ofCarrera), { timeout: 120_000 }).toBe(1)
  })
  const { status, body, cookies } = await loggingIn!
  expect([status, body, cookies]).toEqual([401, WRONG, []])
  expect(await database.db.$count(sessions, ofCarrera)).toBe(0)
  expect((await logIn(email, 'Malteada2026')).status).toBe(200)
})
