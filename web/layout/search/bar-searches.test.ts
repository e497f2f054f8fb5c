import { expect, test } from 'vitest'
import type { SessionUser } from '#contract/identity.ts'
import { barSearches } from './bar-searches.server.ts'

const ID = '01900000-0000-7000-8000-000000000000'

test.each<[who: string, user: Partial<SessionUser>, to: string | undefined]>([
  ['a buyer', { role: 'Person' }, undefined],
  ['who owns a brewery', { role: 'Company' }, `/company/${ID}/sales`],
  ['who sells for one', { role: 'Company', team: { role: 'seller' } as never }, `/company/${ID}/sales`],
  ['who packs for one', { role: 'Company', team: { role: 'packer' } as never }, `/company/${ID}/parcels`],
  ['whose brewery let them go', { role: 'Company', team: { role: 'none' } as never }, undefined],
  ['who owns the shop', { role: 'Admin' }, '/admin/orders'],
  ['who keeps its catalogue', { role: 'Admin', staff: 'catalogue' }, undefined],
])(
  'the bar finds orders for %s where they may read them, and the shop’s beers for everybody',
  (_, user, to) => {
    const { shop, orders } = barSearches({ id: ID, ...user } as SessionUser)
    expect([shop.to, orders?.to]).toEqual(['/shop', to])
  },
)

test('among a brewery’s parcels its parcels are found, and its own profile is a page of its work', () => {
  const of = (user: Partial<SessionUser>) => barSearches({ id: ID, ...user } as SessionUser)
  const { parcels, profile } = of({ role: 'Company' })
  expect([parcels?.to, profile]).toEqual([`/company/${ID}/parcels`, `/company/${ID}`])
  expect(of({ role: 'Company', team: { role: 'seller' } as never }).profile).toBeNull()
  expect(of({ role: 'Admin' }).parcels).toBeNull()
})
