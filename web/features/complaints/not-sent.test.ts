import { expect, test } from 'vitest'
import { notSent, typedIn } from './not-sent.ts'

const refused = (error: object) =>
  ({ ok: false, status: 409, error: { code: 'malformed', message: 'No.', ...error } }) as Parameters<
    typeof notSent
  >[1]
const typed = typedIn(new FormData())

test('what is wrong with one of the units is told at all of them', () => {
  const told = notSent(
    'open',
    refused({ fields: { 'lines.0.quantity': 'Una al menos.', words: 'Falta.' } }),
    typed,
  )
  expect(told.fields).toMatchObject({ lines: 'Una al menos.', words: 'Falta.' })
})

test('more units than there are is told at the units, not above the form alone', () => {
  const told = notSent('open', refused({ code: 'complaint-units', message: 'Son más.' }), typed)
  expect(told.fields).toEqual({ lines: 'Son más.' })
})

test('what is about no field is about none', () => {
  expect(notSent('open', refused({ code: 'complaint-over' }), typed).fields).toBeUndefined()
})
