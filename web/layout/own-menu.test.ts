import { expect, test } from 'vitest'
import type { SessionUser } from '#contract/identity.ts'
import { ownMenu } from './own-menu.server.ts'

const ID = '01900000-0000-7000-8000-000000000000'

test.each<[who: string, user: Partial<SessionUser>, to: string | undefined]>([
  ['a buyer', { role: 'Person' }, undefined],
  ['who owns a brewery', { role: 'Company' }, `/company/${ID}/sales`],
  ['who sells for one', { role: 'Company', team: { role: 'seller' } as never }, `/company/${ID}/sales`],
  ['who packs for one', { role: 'Company', team: { role: 'packer' } as never }, `/company/${ID}/parcels`],
  ['whose brewery let them go', { role: 'Company', team: { role: 'none' } as never }, undefined],
  ['who owns the shop', { role: 'Admin' }, '/admin/orders'],
  ['who keeps its catalogue', { role: 'Admin', staff: 'catalogue' }, undefined],
])('the bar searches for %s', (_, user, to) => {
  expect(ownMenu({ id: ID, ...user } as SessionUser).search?.to).toBe(to)
})
