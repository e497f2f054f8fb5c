import { expect, test } from 'vitest'
import { stepOf } from './order-steps.ts'
import { parcelStepAddress, parcelStepOf } from './parcel-steps.ts'

const queryOf = (address: string) => new URL(address, 'http://shop.example').searchParams

test('an address says what is done to which brewery’s parcel, and nothing of the order’s money', () => {
  for (const step of [
    { step: 'ship', companyId: 'c1' },
    { step: 'deliver', companyId: 'c2' },
  ] as const) {
    const query = queryOf(parcelStepAddress('o', step))
    expect(parcelStepOf(query)).toEqual(step)
    expect(stepOf(query, 'key')).toBeUndefined()
  }
  expect(parcelStepOf(queryOf('/admin/orders/o?do=cancel'))).toBeUndefined()
  expect(parcelStepOf(queryOf('/admin/orders/o?ship='))).toBeUndefined()
})
