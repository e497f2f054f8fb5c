import { expect, test } from 'vitest'
import { orderAddress, refundAddress, refundAsked, stepOf } from './order-steps.ts'

const KEY = '0b8f1c1e-5f0a-4b38-9f6a-6a1f2d3c4e5f'
const read = (address: string) => stepOf(new URL(address, 'http://shop.example').searchParams, KEY)

test('an address says which units of which beers go back, and under which key', () => {
  const units = new Map([
    ['a1', 2],
    ['b2', 1],
  ])
  const step = { step: 'refund', key: 'mine', restock: true, units } as const
  expect(read(orderAddress('o', step))).toEqual(step)
  expect(read('/?do=refund&units-a1=2&units-b2=0&units-c3=-1&units-d4=x&units-e5=')).toEqual({
    step: 'refund',
    key: KEY,
    restock: false,
    units: new Map([['a1', 2]]),
  })
})

test('every other step is its own address, and what no page of ours says is none', () => {
  for (const step of [
    { step: 'cancel' },
    { step: 'close' },
    { step: 'retry', refundId: 'r1' },
    { step: 'refund-all', key: 'mine', restock: false },
  ] as const) {
    expect(read(orderAddress('o', step))).toEqual(step)
  }
  expect(read(orderAddress('o'))).toBeUndefined()
  expect(read('/?do=delete')).toBeUndefined()
})

test('the form for giving money back is opened by an address, with what a withdrawal asks for', () => {
  const asked = (address: string) => refundAsked(new URL(address, 'http://shop.example').searchParams)
  expect(asked(refundAddress('o', { code: 'RFD3QXF8', isAll: true }))).toEqual({
    code: 'RFD3QXF8',
    isAll: true,
  })
  expect(asked(refundAddress('o'))).toEqual({ code: '', isAll: false })
  expect(asked('/?back=all&withdrawal=Send+it+quickly')).toEqual({ code: '', isAll: true })
  expect(asked(orderAddress('o'))).toBeUndefined()
})
