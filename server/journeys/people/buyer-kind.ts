import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Buyer } from '#contract/identity.ts'
import type { changeBuyer } from '#contract/profiles.ts'
import { buyers } from '#database/schema.ts'
import { buyerRecord } from '../../features/identity/buyer-record.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { lockOpenOrdersOf } from '../orders/cancel-open-orders.ts'
import type { PersonKind } from './person-kind.ts'

export type BuyerEdit = Extract<BodyOf<typeof changeBuyer>, { name: string }>

export const BUYER: PersonKind<typeof buyers.$inferSelect, BuyerEdit, Buyer> = {
  name: 'buyer',
  role: 'Person',
  fields: ['name', 'lastName', 'document', 'phone', 'country', 'state', 'city', 'address', 'image'],
  texts: ['name', 'lastName', 'city', 'address'],
  holdUser: lockUser,
  async holdRow(tx, id) {
    return (await tx.select().from(buyers).where(eq(buyers.userId, id)).for('no key update'))[0]
  },
  columnsOf: ({ name, lastName, document, phone, country, state, city, address, image }) => ({
    ...{ name, lastName, document, phone, country, state, city, address, image },
  }),
  async write(tx, id, columns) {
    return (await tx.update(buyers).set(columns).where(eq(buyers.userId, id)).returning())[0]!
  },
  nameOf: ({ name, lastName }) => `${name} ${lastName}`,
  userIdOf: ({ userId }) => userId,
  isOn: (_, user) => user!.active,
  onWire: (row, user) => buyerRecord(row, user!),
  holdOrders: lockOpenOrdersOf,
  turn: async () => {},
  mayLogIn: (isOn) => isOn,
}
