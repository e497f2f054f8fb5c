import { expect, test } from 'vitest'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { beers, buyers, companies, users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aKeptPicture, aLocalDisk } from '#tests/factories/a-picture.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'

const database = useTestDatabase()
const jobs = useJobQueue(database)

async function aShop() {
  const { mediaStorage } = aLocalDisk()
  const services = makeTestServices(database, {}, { mediaStorage, jobs: jobs.queue })
  const app = createApp(services)
  const { db } = services
  const [user] = await db
    .insert(users)
    .values({ name: 'Una', email: `${crypto.randomUUID()}@example.com`, role: 'Company' })
    .returning()
  const company = await aCompany(db, { userId: user!.id })
  const beer = await aBeer(db, { companyId: company.id })
  const session = await signedIn(services, user!.id)
  const call = async (method: string, path: string, body: object) => {
    const answer = await app.request(`/api${path}`, {
      method,
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { fields?: unknown; image?: string } }
  }
  return { services, call, beer }
}

const record = {
  ...{ name: 'Bruma', description: 'Resina y pomelo.', type: 'IPA', presentation: 'Lata 473 ml' },
  ...{ ABV: 6, IBU: 60, price: 4, stock: 10 },
}

/** The calls that make a record show a picture. */
const SHOWING: [string, (id: string, image: string) => [method: string, path: string, body: object]][] = [
  ['a buyer signs up', (_, image) => ['POST', '/user', aBuyerForm({ image, email: aMail() })]],
  ['a seller signs up', (_, image) => ['POST', '/company', aCompanyForm({ image, email: aMail() })]],
  ['a beer is published', (_, image) => ['POST', '/product', { ...record, image }]],
  ['a beer is changed', (id, image) => ['PUT', `/product/${id}`, { ...record, image }]],
]
const aMail = () => `${crypto.randomUUID()}@example.com`

test.each(SHOWING)('%s with a picture of ours', async (_, calling) => {
  const { services, call, beer } = await aShop()
  const address = await aKeptPicture(services)
  const { status, body } = await call(...calling(beer.id, address))
  expect([200, 201]).toContain(status)
  expect(body.image).toBe(address)
})

test.each(SHOWING)('not when %s with one that is not there: nothing is written', async (_, calling) => {
  const { services, call, beer } = await aShop()
  const counts = () =>
    Promise.all([users, buyers, companies, beers].map((table) => services.db.$count(table)))
  const before = await counts()
  const nobodys = '/media/AAAAAAAAAAAAAAAAAAAAAA-40x30'
  for (const image of [nobodys, '/media/x', `${await aKeptPicture(services)}/40.webp`]) {
    const { status, body } = await call(...calling(beer.id, image))
    expect({ status, fields: body.fields }, image).toEqual({
      status: 400,
      fields: { image: textOf(formTexts.badImage) },
    })
  }
  expect(await counts()).toEqual(before)
})

test.each(SHOWING)('%s with a drawn label, or with none', async (_, calling) => {
  const { call, beer } = await aShop()
  for (const image of ['', `/labels/${beer.id}.svg?v=1a2b3c4d`]) {
    expect([200, 201], image).toContain((await call(...calling(beer.id, image))).status)
  }
})

test.each(['/labels/../api/logout', '/media/../x', 'https://evil.example/x.png', '//evil.example/x.png'])(
  '%s is no picture',
  async (image) => {
    const { call } = await aShop()
    const { status, body } = await call('POST', '/product', { ...record, image })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { image: textOf(formTexts.badImage) },
    })
  },
)
