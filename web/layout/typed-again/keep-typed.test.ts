import { expect, test } from 'vitest'
import { whatMayWait } from './keep-typed.ts'

test('nothing secret and no file ever waits in storage', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Lucía',
    city: '',
    password: 'Cerveza2026',
    currentPassword: 'Cerveza2026',
    code: '123456',
  })) {
    form.set(name, value)
  }
  form.set('picture', new File(['x'], 'x.png'))
  expect(whatMayWait(form)).toEqual([
    ['name', 'Lucía'],
    ['city', ''],
  ])
})
