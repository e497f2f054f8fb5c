import { expect, test } from 'vitest'
import { clearStorageAfterPayment } from './clear-storage-after-payment.ts'

test('everything goes but who is logged in, language and theme', () => {
  const values = new Map([
    ['cart', '…'],
    ['user', '…'],
    ['theme', 'dark'],
    ['language', 'es'],
    ['order', '…'],
  ])
  clearStorageAfterPayment({
    length: values.size,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => values.delete(key),
  })
  expect([...values.keys()]).toEqual(['user', 'theme', 'language'])
})
