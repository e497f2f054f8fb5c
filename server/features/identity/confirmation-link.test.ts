import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as emailTexts from '#contract/texts/email.ts'
import { textOf } from '#contract/texts/text.ts'

import { outbox, users, verifications } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { inABrowser, linkMailedTo, mailsTo } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const jobs = useJobQueue(database)
const shop = (settings: Record<string, string> = {}) =>
  makeTestServices(database, settings, { jobs: jobs.queue })

const SIGN_UPS = [
  ['/user', aBuyerForm],
  ['/company', aCompanyForm],
] as const

async function signedUp(services: Services, path = '/user', form: typeof aBuyerForm = aBuyerForm) {
  const email = `alta-${crypto.randomUUID()}@correo.example`
  expect((await sendJson(services, 'POST', path, { body: form({ email }) })).status).toBe(201)
  const body = { email, password: 'Cebada2024' }
  const headers = cookieHeader((await sendJson(services, 'POST', '/login', { body })).cookies)
  return {
    email,
    account: async () => (await sendJson(services, 'GET', '/account', { headers })).body,
    resend: () => sendJson(services, 'POST', '/account/email', { headers }),
    session: async () => (await sendJson(services, 'GET', '/session', { headers })).body,
  }
}

const confirm = (services: Services, token: string) =>
  sendJson(services, 'PUT', '/account/email', { body: { token } })

test.each(SIGN_UPS)(
  'a sign-up at %s mails a link, which never stands in the way of a log-in',
  async (path, form) => {
    const services = shop()
    const person = await signedUp(services, path, form)
    expect(await person.account()).toEqual({
      email: person.email,
      emailVerified: false,
      pendingEmail: null,
      hasPassword: true,
      hasProvider: false,
    })
    expect((await mailsTo(services, person.email)).map(({ kind }) => kind)).toEqual(['confirm-email'])
    const confirmed = await confirm(services, await linkMailedTo(services, person.email))
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      {
        message: textOf(emailTexts.confirmed),
        email: person.email,
        providerUnlinked: false,
        hasPassword: true,
      },
    ])
    expect(await person.account()).toMatchObject({ emailVerified: true })
    // Nothing was changed by it: no session ends, nobody is told.
    expect(await person.session()).not.toBeNull()
    expect(await mailsTo(services, person.email)).toHaveLength(1)
  },
)

test('a sign-up that fails mails nothing', async () => {
  const services = shop()
  const before = await database.db.$count(outbox)
  const body = aBuyerForm({ email: 'fallida@correo.example', password: 'corta' })
  expect((await sendJson(services, 'POST', '/user', { body })).status).toBe(400)
  const broken = services.identity.register(
    { name: 'Ana', email: 'mitad@correo.example', password: 'Cebada2024', role: 'Person' },
    async () => {
      throw new Error('half-way')
    },
  )
  await expect(broken).rejects.toThrow('half-way')
  expect(await database.db.$count(outbox)).toBe(before)
})

test('the link is mailed once more when it is asked for; then the one before is dead', async () => {
  const services = shop()
  const person = await signedUp(services)
  const first = await linkMailedTo(services, person.email)
  await database.db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.recipient, person.email))
  const again = await person.resend()
  expect([again.status, again.body]).toEqual([200, { message: textOf(emailTexts.resent) }])
  expect((await confirm(services, first)).status).toBe(404)
  expect((await confirm(services, await linkMailedTo(services, person.email))).status).toBe(200)
  const done = await person.resend()
  expect([done.status, done.body]).toEqual([
    409,
    { code: 'nothing-to-confirm', message: 'Tu correo ya está confirmado.' },
  ])
})

test('links are mailed only so often an account', async () => {
  const services = shop({ RATE_LIMITS: 'on', CODES_PER_HOUR: '2' })
  const [person, other] = [await signedUp(services), await signedUp(services)]
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await person.resend()).status))
  expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429])
  expect((await other.resend()).status).toBe(200)
})

test('the mail has the link in its button; sent, the shop no longer knows the token', async () => {
  const services = shop({ PUBLIC_URL: 'https://shop.example' })
  const person = await signedUp(services)
  const token = await linkMailedTo(services, person.email)
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  const [waiting] = await mailsTo(services, person.email)
  expect(await sendOutboxMail({ ...services, mailer }, waiting!.id)).toBe(true)
  expect(sent[0]).toMatchObject({ to: person.email, subject: 'Confirma tu correo en Lúpulo' })
  const address = `https://shop.example/confirmEmail?token=${token}`
  expect(sent[0]!.text).toContain(`Confirmar mi correo: ${address}\n`)
  expect(sent[0]!.text).toContain('24 horas')
  expect(sent[0]!.html).toContain(`href="${address}"`)
  expect(sent[0]!.text).not.toContain('María')
  expect(JSON.stringify(await mailsTo(services, person.email))).not.toContain(token)
  expect(JSON.stringify(await database.db.select().from(verifications))).not.toContain(token.split('.')[1])
})

test('a link that is over is not mailed any more', async () => {
  const services = shop()
  const person = await signedUp(services)
  const [waiting] = await mailsTo(services, person.email)
  const late = { ...waiting!.payload, expiresAt: new Date(0).toISOString() }
  await database.db.update(outbox).set({ payload: late }).where(eq(outbox.id, waiting!.id))
  const mailer = aMailer(() => Promise.reject(new Error('nothing is to be mailed')))
  expect(await sendOutboxMail({ ...services, mailer }, waiting!.id)).toBe(false)
  expect((await mailsTo(services, person.email))[0]!.sentAt).not.toBeNull()
})

test('notices of a change go to the e-mail that was, with its owner’s name made harmless', async () => {
  const services = shop({ PUBLIC_URL: 'https://shop.example' })
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  for (const kind of ['email-change-asked', 'email-changed', 'confirm-email-change'] as const) {
    const [row] = await database.db
      .insert(outbox)
      .values({
        dedupeKey: kind,
        kind,
        recipient: 'ana@correo.example',
        payload: {
          name: '<b>Ana</b>',
          wasProved: 'true',
          token: 'ab.cd',
          expiresAt: new Date(Date.now() + 60_000).toISOString(),
        },
      })
      .returning()
    expect(await sendOutboxMail({ ...services, mailer }, row!.id)).toBe(true)
  }
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Pediste cambiar el correo de tu cuenta de Lúpulo',
    'Cambió el correo de tu cuenta de Lúpulo',
    'Confirma tu nuevo correo en Lúpulo',
  ])
  expect(sent[0]!.html).toContain('https://shop.example/forgotPassword')
  expect(sent[0]!.html).toContain('&lt;b&gt;Ana&lt;/b&gt;')
  expect(sent[1]!.html).toContain('https://shop.example/contact')
  expect(sent[2]!.html).toContain('https://shop.example/confirmEmail?token=ab.cd')
})

test('an admin who was made at the console may prove their e-mail too', async () => {
  const services = shop()
  const [admin] = await database.db
    .insert(users)
    .values({ name: 'Administración', email: 'admin@lupulo.example', role: 'Admin' })
    .returning()
  const browser = await inABrowser(services, admin!)
  expect((await browser.send('POST', '/account/email')).status).toBe(200)
  expect((await confirm(services, await linkMailedTo(services, admin!.email))).status).toBe(200)
  expect(await browser.account()).toMatchObject({ emailVerified: true, hasPassword: false })
})
