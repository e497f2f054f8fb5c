import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { alertChoices, beers, savedBeers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { writeMail } from './write-mail.ts'

const database = useTestDatabase()
const SHOP = 'https://lupulo.example'

async function aReaderOf(priceCents: number) {
  const { id: userId } = await aBuyer(database.db)
  const beer = await aBeer(database.db, { priceCents })
  const [choice] = await database.db
    .insert(alertChoices)
    .values({ userId, restock: true, digest: true })
    .returning()
  await database.db.insert(savedBeers).values({ userId, beerId: beer.id, centsThen: 500 })
  const key = choice!.stopKey
  return {
    userId,
    beer,
    stop: `${SHOP}/stopAlerts?key=${key}`,
    oneClick: `${SHOP}/api/alerts/stop?key=${key}`,
  }
}

test('a restock names the beer and leads to it, and each mail says where it is stopped', async () => {
  const { userId, beer, stop, oneClick } = await aReaderOf(450)
  const mail = await writeMail(database.db, SHOP, 'restock', { userId, beerId: beer.id })
  expect(mail).toMatchObject({ unsubscribe: oneClick, subject: expect.stringContaining('Ñandú IPA') })
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain(`${SHOP}/detail/${beer.id}`)
    expect(part).toContain(stop)
    expect(part).toContain('Te escribimos porque pediste')
    expect(part).not.toContain('undefined')
  }
  expect(mail!.text).not.toContain(' × ')
})

test('a digest says of each beer what happened, and what it cost before', async () => {
  const { userId, beer, oneClick } = await aReaderOf(450)
  const young = await aBeer(database.db, { name: 'Recién llegada' })
  const fresh = await aBeer(database.db, { name: 'De anteayer' })
  const payload = { userId, cheaper: beer.id, arrived: young.id, fresh: `${fresh.id},${beer.id}` }
  const mail = await writeMail(database.db, SHOP, 'digest', payload)
  const lines = mail!.text.split('\n').filter((line) => /U\$S|^ {2}/.test(line))
  expect(lines.map((line) => line.replace(/\(Birra.*\)/, '()').replace(/[\da-f-]{36}/, 'id'))).toEqual([
    'Ñandú IPA ()  U$S 4.50',
    '  Bajó: costaba U$S 5.00',
    `  ${SHOP}/detail/id`,
    'Recién llegada ()  U$S 4.50',
    '  Nueva',
    `  ${SHOP}/detail/id`,
    'De anteayer ()  U$S 4.50',
    '  Lote nuevo',
    `  ${SHOP}/detail/id`,
    'Ñandú IPA ()  U$S 4.50',
    '  Lote nuevo',
    `  ${SHOP}/detail/id`,
  ])
  expect(mail).toMatchObject({ unsubscribe: oneClick })
})

test('nothing leaves once it was stopped, taken off, sold out or made dear again', async () => {
  const { userId, beer } = await aReaderOf(450)
  const restock = () => writeMail(database.db, SHOP, 'restock', { userId, beerId: beer.id })
  const digest = () =>
    writeMail(database.db, SHOP, 'digest', { userId, cheaper: beer.id, arrived: '', fresh: '' })
  const isBeer = eq(beers.id, beer.id)
  const isReader = eq(alertChoices.userId, userId)
  expect([await restock(), await digest()]).not.toContain(undefined)
  await database.db.update(alertChoices).set({ restock: false, digest: false }).where(isReader)
  expect([await restock(), await digest()]).toEqual([undefined, undefined])
  await database.db.update(alertChoices).set({ restock: true, digest: true }).where(isReader)
  await database.db.update(beers).set({ onHand: 0 }).where(isBeer)
  expect([await restock(), await digest()]).toEqual([undefined, undefined])
  await database.db.update(beers).set({ onHand: 3, priceCents: 500 }).where(isBeer)
  expect(await digest()).toBeUndefined()
  await database.db.delete(savedBeers).where(eq(savedBeers.userId, userId))
  expect(await restock()).toBeUndefined()
})
