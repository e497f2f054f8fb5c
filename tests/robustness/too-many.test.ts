import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalText } from '#contract/errors.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'

/** Everything that strangers may do only so often is allowed once here. A proxy says who they are. */
const SETTINGS = {
  RATE_LIMITS: 'on',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  SIGN_UPS_PER_HOUR: '1',
  LOGINS_PER_QUARTER_HOUR: '1',
  LOGIN_FAILURES_PER_QUARTER_HOUR: '1',
  ACCOUNT_FAILURES_PER_HOUR: '1',
  EMAIL_CHECKS_PER_HOUR: '1',
  CODES_PER_HOUR: '1',
  CONTACT_MESSAGES_PER_HOUR: '1',
  WITHDRAWALS_PER_HOUR: '1',
  REPORTS_PER_HOUR: '1',
}
const HOUR_SECONDS = 3600
const QUARTER_HOUR_SECONDS = 900

let shop: RunningShop
let cookie: string
beforeAll(async () => {
  shop = await startShop(SETTINGS)
  cookie = (await anAdult(shop)).cookie
}, 600_000)
afterAll(() => shop?.stop())

type Fields = Record<string, string>

/** Over the call, JSON; over the page, the form that it has without scripts. */
function ask(how: 'call' | 'page', method: string, path: string, fields: Fields | undefined, from: string) {
  const type = how === 'call' ? 'application/json' : 'application/x-www-form-urlencoded'
  const body = how === 'call' ? JSON.stringify(fields) : new URLSearchParams(fields).toString()
  return send(shop.port, {
    method,
    path: how === 'call' ? `/api${path}` : path,
    headers: { cookie, 'x-forwarded-for': from, ...(fields && { 'content-type': type }) },
    ...(fields && { body }),
  })
}

const LOGIN = { email: 'nadie@correo.example', password: 'Cebada2024' }
const CODE = { email: 'nadie@correo.example', code: '123456', newPassword: 'Cebada2024' }
const NOBODYS = '00000000-0000-7000-8000-000000000000'
const CONTACT = { name: 'Ana', email: 'ana@correo.example', phone: '351 555', message: 'Hola' }

/** What is limited, by whom: 'address' — one peer with ever new e-mails; 'email' — ever new peers with one e-mail. */
type Row = {
  what: string
  by: 'address' | 'email'
  call: [method: 'GET' | 'POST' | 'PUT', path: string]
  page?: [path: string, more?: Fields]
  fields: Fields
  seconds: number
}
const ROWS: Row[] = [
  {
    what: 'log-in',
    by: 'address',
    call: ['POST', '/login'],
    page: ['/login'],
    fields: LOGIN,
    seconds: QUARTER_HOUR_SECONDS,
  },
  {
    what: 'failed log-in of an account',
    by: 'email',
    call: ['POST', '/login'],
    page: ['/login'],
    fields: LOGIN,
    seconds: HOUR_SECONDS,
  },
  {
    what: 'buyer sign-up',
    by: 'address',
    call: ['POST', '/user'],
    page: ['/buyerSignUp'],
    fields: aBuyerForm() as Fields,
    seconds: HOUR_SECONDS,
  },
  {
    what: 'seller sign-up',
    by: 'address',
    call: ['POST', '/company'],
    page: ['/sellerSignUp', { shipsTo: 'own' }],
    fields: aCompanyForm() as Fields,
    seconds: HOUR_SECONDS,
  },
  {
    what: 'asking for a code',
    by: 'address',
    call: ['POST', '/forgetpassword'],
    page: ['/forgotPassword'],
    fields: { email: CODE.email },
    seconds: HOUR_SECONDS,
  },
  {
    what: 'guessing a code',
    by: 'address',
    call: ['PUT', '/newpassword'],
    page: ['/forgotPassword?step=code', { confirmation: CODE.newPassword }],
    fields: CODE,
    seconds: QUARTER_HOUR_SECONDS,
  },
  {
    what: 'contact',
    by: 'address',
    call: ['POST', '/contactme'],
    page: ['/contact'],
    fields: CONTACT,
    seconds: HOUR_SECONDS,
  },
  {
    what: 'withdrawing',
    by: 'address',
    call: ['POST', '/withdrawals'],
    page: ['/withdraw'],
    fields: { email: CODE.email, number: '3F2A91C0' },
    seconds: HOUR_SECONDS,
  },
  {
    what: 'reporting',
    by: 'address',
    call: ['POST', '/reports'],
    page: [`/report?kind=beer&subject=${NOBODYS}`],
    fields: { kind: 'beer', subject: NOBODYS, reason: 'fraud' },
    seconds: HOUR_SECONDS,
  },
  {
    what: 'check',
    by: 'address',
    call: ['GET', '/check'],
    fields: { email: CODE.email },
    seconds: HOUR_SECONDS,
  },
  {
    what: 'check',
    by: 'email',
    call: ['GET', '/check'],
    fields: { email: CODE.email },
    seconds: HOUR_SECONDS,
  },
]

/** What is said, with how long to wait. */
const sentenceOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  refusalText('too-many-requests', { retryAfterSeconds: Number(headers['retry-after']) })

let asked = 0

test.each(ROWS)(
  '$what, too often by one $by: 429, when to come back, and a sentence, on the page too',
  async (row) => {
    const { by, call, page, seconds } = row
    const fixed = ++asked
    const turn = () => {
      const email = `persona${by === 'email' ? fixed : `${fixed}-${++asked}`}@correo.example`
      const from = `198.51.100.${by === 'address' ? fixed : ++asked}`
      // Never the same message twice, which would be taken for a second click.
      const message = row.fields.message && `Mensaje ${asked}`
      return { fields: { ...row.fields, email, ...(message && { message }) } as Fields, from }
    }
    const askCall = () => {
      const { fields, from } = turn()
      const [method, path] = call
      return method === 'GET'
        ? ask('call', method, `${path}?${new URLSearchParams(fields)}`, undefined, from)
        : ask('call', method, path, fields, from)
    }
    const expectTooMany = ({ status, headers }: Awaited<ReturnType<typeof ask>>) => {
      const retryAfterSeconds = Number(headers['retry-after'])
      expect([status, retryAfterSeconds > seconds - 120, retryAfterSeconds <= seconds]).toEqual([
        429,
        true,
        true,
      ])
    }

    expect((await askCall()).status).not.toBe(429)
    const second = await askCall()
    expectTooMany(second)
    expect(JSON.parse(second.body)).toMatchObject({ code: 'too-many-requests', message: sentenceOf(second) })

    if (!page) return
    const { fields, from } = turn()
    const shown = await ask('page', 'POST', page[0], { ...fields, ...page[1] }, from)
    expectTooMany(shown)
    expect(shown.body.replaceAll(/<script.*?<\/script>/gs, '')).toContain(sentenceOf(shown))
    for (const secret of ['password', 'newPassword', 'code']) {
      if (fields[secret]) expect(shown.body).not.toContain(`"${fields[secret]}"`)
    }
  },
)

test('a log-in that is shut says how long, and the way in besides waiting', async () => {
  const logIn = () =>
    ask('page', 'POST', '/login', { ...LOGIN, email: 'cerrada@correo.example' }, '198.51.100.250')
  expect((await logIn()).body).not.toContain('Recupera tu contraseña')
  const shut = await logIn()
  expect(shut.status).toBe(429)
  expect(shut.body).toContain('Vuelve a probar en 15 minutos.')
  expect(shut.body).toMatch(/<a [^>]*href="\/forgotPassword"[^>]*>[^<]*Recupera tu contraseña/)
})
