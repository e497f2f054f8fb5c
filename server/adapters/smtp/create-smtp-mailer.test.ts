import { expect, onTestFinished, test } from 'vitest'
import { MailServerAway } from '#server/ports/mailer.ts'
import { aSandbox } from '#tests/sandbox/a-sandbox.ts'
import { createSmtpMailer } from './create-smtp-mailer.ts'

async function aMailer({ requireTls = false } = {}) {
  const sandbox = await aSandbox()
  const from = 'Lúpulo <hola@lupulo.example>'
  const mailer = createSmtpMailer({ smtpUrl: sandbox.smtpUrl, from, requireTls })
  onTestFinished(() => mailer.close())
  const received = async () => {
    const { body } = await sandbox.call('GET', '/mail/messages.json')
    const ids = (body.messages as { id: string }[]).map(({ id }) => id)
    return Promise.all(ids.map(async (id) => (await sandbox.call('GET', `/mail/messages/${id}.json`)).body))
  }
  return { sandbox, mailer, received }
}
const mail = { to: 'ana@example.com', subject: 'Tu compra', text: 'Gracias', html: '<p>Gracias</p>' }

test('sends a mail with its own Message-ID', async () => {
  const { mailer, received } = await aMailer()
  await mailer.send({ ...mail, subject: 'Ñandú\r\nBcc: eva@example.com', messageId: '<a1@shop.example>' })
  const [message] = await received()
  expect(message).toMatchObject({
    to: ['ana@example.com'],
    from: 'hola@lupulo.example',
    html: '<p>Gracias</p>\n',
  })
  expect(message.subject).toBe('Ñandú Bcc: eva@example.com')
  const headers = Object.fromEntries(
    message.headers.map(({ name, value }: { name: string; value: string }) => [name, value]),
  )
  expect(headers['message-id']).toBe('<a1@shop.example>')
  expect(headers).not.toHaveProperty('bcc')
})

test('says how mails that can be stopped are, as RFC 8058 wants it, and of no other', async () => {
  const { mailer, received } = await aMailer()
  const address = `https://shop.example/stopAlerts?key=${'0'.repeat(36)}`
  await mailer.send({ ...mail, unsubscribe: address })
  await mailer.send(mail)
  const ofEach = (await received()).map(({ headers }) =>
    (headers as { name: string; value: string }[]).filter(({ name }) => name.startsWith('list-')),
  )
  const post = { name: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }
  expect(ofEach.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    expect.arrayContaining([{ name: 'list-unsubscribe', value: `<${address}>` }, post]),
  ])
})

test.each([
  'ana@example.com, eva@example.com',
  'ana@example.com\r\nBcc: eva@example.com',
  '"Eva" <eva@example.com>',
  'group:ana@example.com;',
  'nobody',
  'ana\u0000@example.com',
])('refuses %j as a recipient and to answer to', async (address) => {
  const { mailer, received } = await aMailer()
  await expect(mailer.send({ ...mail, to: address })).rejects.toThrow('plain e-mail address')
  await expect(mailer.send({ ...mail, replyTo: address })).rejects.toThrow('plain e-mail address')
  expect(await received()).toEqual([])
})

test('throws when the server has not taken it', async () => {
  const { sandbox, mailer } = await aMailer()
  await sandbox.call('POST', '/sandbox/mail/faults', { responseCode: 451 })
  await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 451 })
  await mailer.send(mail)
})

test('that must use TLS mails nothing through a server that offers none', async () => {
  const { mailer, received } = await aMailer({ requireTls: true })
  await expect(mailer.send(mail)).rejects.toMatchObject({ cause: { code: 'ETLS' } })
  expect(await received()).toEqual([])
})

test('tells a server that is away from a mail that it will not take', async () => {
  const { sandbox, mailer } = await aMailer()
  const refuse = (responseCode: number) =>
    sandbox.call('POST', '/sandbox/mail/faults', { responseCode, times: 1 })
  for (const code of [451, 550, 451, 452]) {
    await refuse(code)
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailServerAway)
  }
  expect(mailer.isAway()).toBe(false)
  for (let each = 0; each < 3; each++) {
    await refuse(421)
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailServerAway)
  }
  expect(mailer.isAway()).toBe(true)
  await expect(mailer.send(mail)).rejects.toThrow('is away')
})
