import { expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#contract/limits.ts'
import { textOf } from '#contract/texts/text.ts'
import { checkPicture } from './check-picture.ts'

test.each(PICTURE_TYPES)('%s may go, up to the last byte', (type) => {
  expect(checkPicture({ type, size: PICTURE_MAX_BYTES })).toBeUndefined()
})

test('one byte more is too large', () => {
  expect(checkPicture({ type: 'image/png', size: PICTURE_MAX_BYTES + 1 })).toBe(
    textOf(ERRORS['picture-too-large'].message),
  )
})

test.each(['image/svg+xml', 'image/gif', 'application/pdf', 'text/plain'])('%s is no picture', (type) => {
  expect(checkPicture({ type, size: 10 })).toBe(textOf(ERRORS['picture-kind-refused'].message))
})

test('a file whose kind the browser does not know is left to the server', () => {
  expect(checkPicture({ type: '', size: 10 })).toBeUndefined()
})

test('a file with nothing in it is told so', () => {
  expect(checkPicture({ type: 'image/png', size: 0 })).toBe(textOf(ERRORS['picture-empty'].message))
})
