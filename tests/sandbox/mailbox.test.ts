import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { aSandbox } from './a-sandbox.ts'

async function aSandboxAndMailer() {
  const sandbox = await aSandbox()
  const mailer = createTransport(sandbox.smtpUrl)
  const send = (changes: object = {}) =>
    mailer.sendMail({
      from: 'Lúpulo <hola@lupulo.example>',
      to: 'Ana <ana@example.com>',
      subject: 'Tu compra está en camino',
      text: 'Gracias, Ñandú.',
      html: '<p>Gracias, <b>Ñandú</b>.</p><script>alert(1)</script>',
      ...changes,
    })
  const list = async (query = '') => (await sandbox.call('GET', `/mail/messages.json${query}`)).body.messages
  return { sandbox, send, list }
}

test('a mail that is sent appears in the mailbox, on a page and as JSON', async () => {
  const { sandbox, send, list } = await aSandboxAndMailer()
  await send()
  await send({ to: 'beto@example.com', subject: 'Otra', attachments: [{ filename: 'a.txt', content: 'hi' }] })

  expect((await list()).map((each: { subject: string }) => each.subject)).toEqual([
    'Otra',
    'Tu compra está en camino',
  ])
  const [summary] = await list('?to=ANA@example.com')
  expect(summary).toMatchObject({ from: 'hola@lupulo.example', to: ['ana@example.com'] })
  const { body: message } = await sandbox.call('GET', `/mail/messages/${summary.id}.json`)
  expect(message.text.trim()).toBe('Gracias, Ñandú.')
  expect(message.html).toContain('<b>Ñandú</b>')

  const get = (path: string) => fetch(sandbox.url + path)
  expect(await (await get('/mail')).text()).toContain('Tu compra está en camino')
  const page = await (await get(`/mail/messages/${summary.id}`)).text()
  expect(page).toContain('sandbox="allow-popups')
  expect(page).not.toContain('<script>')
  const framed = await get(`/mail/messages/${summary.id}.html`)
  expect(framed.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect(await (await get(`/mail/messages/${summary.id}.eml`)).text()).toContain('Subject:')
  expect((await get('/mail/messages/nothing')).status).toBe(404)
})

test('mail survives a restart and can be cleared', async () => {
  const { sandbox, send } = await aSandboxAndMailer()
  await send()
  await sandbox.close()
  const second = await aSandbox({ dataDir: sandbox.dataDir })
  expect((await second.call('GET', '/mail/messages.json')).body.messages).toHaveLength(1)
  expect((await fetch(`${second.url}/mail/messages`, { method: 'DELETE' })).status).toBe(204)
  expect((await second.call('GET', '/mail/messages.json')).body.messages).toEqual([])
})

test('a mail server that refuses, is slow, or loses its answer', async () => {
  const { sandbox, send, list } = await aSandboxAndMailer()
  await sandbox.call('POST', '/sandbox/mail/faults', { responseCode: 451 })
  await expect(send()).rejects.toMatchObject({ responseCode: 451 })
  expect(await list()).toEqual([])

  await sandbox.call('POST', '/sandbox/mail/faults', { responseCode: 451, afterwards: true })
  await expect(send()).rejects.toMatchObject({ responseCode: 451 })
  expect(await list()).toHaveLength(1)

  await sandbox.call('POST', '/sandbox/mail/faults', { delayMs: 100 })
  const startedAt = performance.now()
  await send()
  expect(performance.now() - startedAt).toBeGreaterThan(95)
})

test('a mail server that refuses one address takes what goes to others', async () => {
  const { sandbox, send, list } = await aSandboxAndMailer()
  await sandbox.call('POST', '/sandbox/mail/faults', {
    responseCode: 550,
    to: 'nobody@example.com',
    times: 2,
  })
  await send()
  expect(await list()).toHaveLength(1)
  const refused = createTransport(sandbox.smtpUrl).sendMail({
    ...{ from: 'a@example.com', to: 'nobody@example.com', subject: 'x', text: 'y' },
  })
  await expect(refused).rejects.toMatchObject({ responseCode: 550 })
})

test('a log-in is accepted but not asked for', async () => {
  const { sandbox } = await aSandboxAndMailer()
  const address = new URL(sandbox.smtpUrl)
  address.username = 'shop'
  address.password = 'secret'
  await createTransport(address.href).sendMail({
    from: 'a@example.com',
    to: 'b@example.com',
    subject: 'x',
    text: 'y',
  })
})
