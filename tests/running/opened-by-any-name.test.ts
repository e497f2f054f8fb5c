import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { aPlainBrowser } from './a-plain-browser.ts'
import { type RunningShop, startShop } from './a-running-shop.ts'

/** A shop as `npm start` opens it, without an address of its own (PUBLIC_URL). */
let shop: RunningShop

beforeAll(async () => {
  shop = await startShop()
}, 600_000)
afterAll(() => shop.stop())

/** What a phone in the same network would type, where this machine is in one. */
const inNetwork = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

describe.each(['127.0.0.1', ...(inNetwork ? [inNetwork] : [])])('opened as %s', (host) => {
  const at = () => `http://${host}:${shop.port}`
  const sandboxAt = () => shop.sandboxUrl.replace('localhost', host)

  async function anAdult() {
    const browser = aPlainBrowser()
    await browser.go(`${at()}/`)
    expect((await browser.press('Comprobar', { birthDay: '1990-05-17' })).url).toBe(`${at()}/home`)
    return browser
  }

  test('somebody signs up, logs in, buys, pays and is back', async () => {
    const browser = await anAdult()
    const form = aBuyerForm({ email: `ana@${host}.example` })
    await browser.go(`${at()}/buyerSignUp`)
    const typed = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
    await browser.press('Crear Usuario', typed)
    await browser.go(`${at()}/login`)
    const shelf = await browser.press('Submit', { email: typed.email!, password: typed.password! })
    expect(shelf.url).toBe(`${at()}/shop`)
    const [button] = /Agregar [^"<]+ al carrito/.exec(shelf.html)!
    await browser.press(button)
    await browser.go(`${at()}/cart`)
    expect((await browser.press('Start Purchase')).url).toMatch(`${sandboxAt()}/checkout/v1/redirect?`)
    const back = await browser.press('Approve')
    expect(back.url).toMatch(`${at()}/succes?`)
    expect(back.text).toContain('Tu Pago fue aprobado con exito !!')
  })

  test('somebody signs in through the provider and is back', async () => {
    const browser = await anAdult()
    const choice = await browser.go(`${at()}/api/sign-in/start`)
    expect(choice.url).toMatch(`${sandboxAt()}/identity/sign-in/`)
    const back = await browser.press('Continue', { email: `eva@${host}.example`, firstName: 'Eva' })
    expect(back.url).toBe(`${at()}/login/choose`)
  })

  test('a page of another site, which names itself, is refused all the same', async () => {
    for (const origin of ['http://evil.example', `http://localhost:${shop.port}`, `http://${host}`]) {
      const answer = await fetch(`${at()}/api/user`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(aBuyerForm()),
      })
      expect([origin, answer.status, await answer.json()]).toMatchObject([
        origin,
        403,
        { code: 'foreign-origin' },
      ])
    }
  })
})

test.runIf(inNetwork)('from elsewhere in the network nobody reads mails or moves payments', async () => {
  const elsewhere = shop.sandboxUrl.replace('localhost', inNetwork!)
  for (const path of [
    '/',
    '/mail',
    '/mail/messages.json',
    '/payments',
    '/sandbox/mail/faults',
    '/v1/payments/search',
  ]) {
    expect([path, (await fetch(elsewhere + path)).status]).toEqual([path, 403])
  }
  expect((await fetch(`${shop.sandboxUrl}/mail`)).status).toBe(200)
})
