import { expect, test } from 'vitest'
import { reasonToKeep } from './reason-to-keep.ts'

test.each([
  ['what a server said', '550 5.1.1\r\n  No such user', '550 5.1.1 No such user'],
  ['an error', new Error('connect ECONNREFUSED 127.0.0.1:25'), 'connect ECONNREFUSED 127.0.0.1:25'],
  [
    'credentials',
    new Error('bad address smtp://ana:secreta@mail.example:25'),
    'bad address smtp://…@mail.example:25',
  ],
  ['nothing', '', 'no reason was given'],
  ['what is no error', 7, 'something that is no error was thrown'],
])('keeps %s in one line', (_says, failure, kept) => {
  expect(reasonToKeep(failure)).toBe(kept)
})

test('keeps no more than fits, and none of the values of a statement', () => {
  expect(reasonToKeep('x'.repeat(5000))).toHaveLength(300)
  const failed = Object.assign(new Error('Failed query: select $1\nparams: secreta'), {
    query: 'select $1',
    params: ['secreta'],
  })
  expect(reasonToKeep(failed)).toBe('Failed query: select $1')
})
