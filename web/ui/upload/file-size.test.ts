import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [1, '1 kB'],
  [1536, '2 kB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [3_565_158, '3.4 MB'],
  [104_857_600, '100.0 MB'],
])('%d bytes are told as %s', (bytes, told) => {
  expect(fileSize(bytes)).toBe(told)
})
