import { expect, test } from 'vitest'
import { KEPT_DAYS } from '#contract/limits.ts'
import { orders } from '#database/schema.ts'
import { ageCookieOf } from '#server/http/age-cookie.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()

/** A buyer whose browser sends an age cookie along with its session. */
async function aVisitor(settings: Record<string, string> = {}) {
  const services = checkout.with(settings)
  const buyer = await aLoggedInBuyer(services)
  const beer = await aBeer(checkout.db)
  const buy = (age: string, delivery?: object) =>
    sendJson(services, 'POST', '/create-order', {
      body: { products: [{ id: beer.id, quantity: 1 }], ...(delivery && { delivery }) },
      headers: { ...buyer.headers, cookie: `${buyer.headers.cookie}; ${age}` },
    })
  const sealed = (answer: 'adult' | 'minor', at = new Date(), secret = services.env.sessionSecret) =>
    ageCookieOf(answer, secret, at).value
  const bornYearsAgo = (years: number) => {
    const day = new Date()
    day.setUTCFullYear(day.getUTCFullYear() - years)
    day.setUTCDate(day.getUTCDate() - 2)
    return ageCookieOf('adult', services.env.sessionSecret, new Date(), day.toISOString().slice(0, 10)).value
  }
  return { services, buy, sealed, bornYearsAgo }
}

test('a browser that said to be a minor’s buys nothing that day', async () => {
  const { buy, sealed } = await aVisitor()
  const before = await checkout.db.$count(orders)
  const { status, body } = await buy(`age=${sealed('minor')}`)
  const message = 'Respondiste que eres menor de edad: hoy no puedes comprar.'
  expect([status, body]).toEqual([403, { code: 'minor-cannot-buy', message }])
  expect(await checkout.db.$count(orders)).toBe(before)
})

test('an adult buys; the day after the answer anybody does, and what the shop did not sign is no answer', async () => {
  const { buy, sealed } = await aVisitor()
  const yesterday = new Date(Date.now() - KEPT_DAYS.minor * 86_400_000 - 1000)
  const answers = [
    `age=${sealed('adult')}`,
    `age=${sealed('minor', yesterday)}`,
    `age=${sealed('minor', new Date(), 'the secret of another shop')}`,
    'age=minor',
  ]
  for (const age of answers) expect((await buy(age)).status).toBe(201)
})

test('over https the answer bears the prefix that no subdomain can plant', async () => {
  const { buy, sealed } = await aVisitor({ PUBLIC_URL: 'https://cerveza.example' })
  expect(await buy(`__Host-age=${sealed('minor')}`)).toMatchObject({ body: { code: 'minor-cannot-buy' } })
})

const ASUNCION = {
  recipient: 'Ana Pérez',
  address: 'Palma 100',
  city: 'Asunción',
  state: 'Asunción',
  country: 'Paraguay',
}

test('an adult of 19 buys, but not to Paraguay, where beer is sold from 20 on', async () => {
  const { buy, bornYearsAgo, sealed } = await aVisitor()
  const young = `age=${bornYearsAgo(19)}`
  const before = await checkout.db.$count(orders)
  expect(await buy(young, ASUNCION)).toMatchObject({
    status: 403,
    body: { code: 'too-young-there', country: 'Paraguay', age: 20 },
  })
  // Spelled in a way that nobody knows, it is where the highest age holds.
  for (const country of ['paraguay', 'República del Paraguay', 'Pаraguay', 'Narnia'])
    expect((await buy(young, { ...ASUNCION, country })).body).toMatchObject({
      code: 'too-young-there',
      age: 20,
    })
  expect(await checkout.db.$count(orders)).toBe(before)
  expect((await buy(young)).status).toBe(201)
  for (const age of [`age=${bornYearsAgo(20)}`, `age=${sealed('adult')}`]) {
    expect((await buy(age, ASUNCION)).status).toBe(201)
  }
})
