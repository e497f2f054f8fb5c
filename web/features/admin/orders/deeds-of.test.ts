import { expect, test } from 'vitest'
import type { WorkRow } from '#contract/work-list.ts'
import { deedsOf } from './deeds-of.ts'

const ORDER = '01a22961-cc2b-72d6-a7ca-f81f26c976b2'
const aRow = (row: Partial<WorkRow>) => ({ orderId: ORDER, parcel: null, about: '', ...row }) as WorkRow

test('a late parcel can be sent in its brewery’s place, or its money given back', () => {
  const parcel = { companyId: 'c1', carrier: '', tracking: '', email: '', phone: '' }
  expect(deedsOf(aRow({ kind: 'parcel-late', parcel })).map(({ to, what }) => [to, what])).toEqual([
    [`/admin/orders/${ORDER}?ship=c1#parcel-c1`, 'care'],
    [`/admin/orders/${ORDER}?back=some#refunds`, 'refund'],
  ])
})

test('of a withdrawal the money goes back under its code, and of what has no order nothing does', () => {
  const row = aRow({ kind: 'withdrawal', about: 'RFD3QXF8' })
  expect(deedsOf(row).map(({ to }) => to)).toEqual([
    `/admin/orders/${ORDER}?back=some&withdrawal=RFD3QXF8#refunds`,
  ])
  expect(deedsOf({ ...row, orderId: null })).toEqual([])
  expect(deedsOf(aRow({ kind: 'claim' }))).toEqual([])
})
