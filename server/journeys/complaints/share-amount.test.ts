import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedShare, roomOf, shareAmount } from './share-amount.ts'

const id = (at: number) => `beer-${at}`

test('an amount is shared to the cent, and no line gives more than it may', () => {
  const rooms = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(rooms, fc.double({ min: 0, max: 1, noNaN: true }), (most, part) => {
      const all = most.reduce((sum, each) => sum + each, 0)
      const cents = Math.floor(all * part)
      const shares = shareAmount(
        cents,
        most.map((mostCents, at) => ({ beerId: id(at), mostCents })),
      )
      expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(cents)
      expect(shares.every((share, at) => share.cents >= 0 && share.cents <= most[at]!)).toBe(true)
    }),
  )
})

test('half of two lines is half of each', () => {
  const rooms = [
    { beerId: id(0), mostCents: 400 },
    { beerId: id(1), mostCents: 600 },
  ]
  expect(shareAmount(500, rooms)).toEqual([
    { beerId: id(0), cents: 200 },
    { beerId: id(1), cents: 300 },
  ])
})

const line = { beerId: id(0), companyId: '', quantity: 3, unitCents: 450, chargeUnitCents: 428_000 }

test('what is charged of a share is whole coins at the line’s rate, and told in dollars again it is that share', () => {
  const whole = { ...line, leftCents: 3 * 428_000 }
  expect(chargedShare(whole, 125, 'CLP')).toEqual({ beerId: id(0), amountCents: 118_900 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1350 }), (cents) => {
      const { amountCents } = chargedShare(whole, cents, 'CLP')
      expect(amountCents % 100).toBe(0)
      expect(Math.round((amountCents * line.unitCents) / line.chargeUnitCents)).toBe(cents)
    }),
  )
})

test('of a line no more is given than is left of it', () => {
  const almostGone = { ...line, leftCents: 100_000 }
  expect(roomOf(almostGone, 900)).toBe(105)
  expect(chargedShare(almostGone, 105, 'CLP').amountCents).toBe(99_900)
  expect(chargedShare({ ...line, leftCents: 300 }, 5, 'CLP').amountCents).toBe(300)
})
