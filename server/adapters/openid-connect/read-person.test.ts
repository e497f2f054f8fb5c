import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const TOKEN = { iss: 'https://id.example', sub: '1', aud: 'shop', iat: 1, exp: 2 }

test('a token’s claims are a person', () => {
  const told = {
    email: ' Ana@Correo.Example',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Pérez',
    name: 'Otra cosa',
    picture: 'https://elsewhere.example/ana.png',
    auth_time: 1_700_000_000,
  }
  expect(readPerson({ ...TOKEN, ...told })).toEqual({
    issuer: 'https://id.example',
    subject: '1',
    email: 'ana@correo.example',
    emailVerified: true,
    name: 'Ana',
    lastName: 'Pérez',
    authenticatedAt: new Date(1_700_000_000_000),
  })
})

test.each([
  ['true', 'in quotes'],
  [1, 'as a number'],
  ['1', 'as a digit'],
  [{}, 'as an object'],
  [null, 'as null'],
  [false, 'denied'],
  [undefined, 'left out'],
])('email_verified = %j, %s, proves nothing', (email_verified, _how) => {
  const person = readPerson({ ...TOKEN, email: 'ana@correo.example', email_verified } as never)
  expect(person).toMatchObject({ email: 'ana@correo.example', emailVerified: false })
})

test.each([undefined, null, '', 'no address', 7, ['ana@correo.example'], 'a@b.c\r\nBcc: x@y.example'])(
  'e-mail = %j is none, and what is none is not verified',
  (email) => {
    const person = readPerson({ ...TOKEN, email, email_verified: true } as never)
    expect([person.email, person.emailVerified]).toEqual([undefined, false])
  },
)

test.each([
  [{ given_name: 'Ana', family_name: 'Pérez' }, ['Ana', 'Pérez']],
  [{ name: 'Ana María Pérez' }, ['Ana', 'María Pérez']],
  [{ given_name: 'Ana', name: 'Ana Pérez' }, ['Ana', '']],
  [{ family_name: 'Pérez', name: 'Ana Pérez' }, ['Ana', 'Pérez']],
  [{ name: 'Sócrates' }, ['Sócrates', '']],
  [{}, ['ana', '']],
  [{ given_name: ['Ana'], family_name: 7, name: null }, ['ana', '']],
  [{ given_name: ' Ana\r\n\tMaría ', family_name: 'P\u0000é\u200brez' }, ['Ana María', 'P é rez']],
  [{ given_name: 'x'.repeat(200) }, ['x'.repeat(80), '']],
])('%j is called %j', (told, [name, lastName]) => {
  const person = readPerson({ ...TOKEN, email: 'ana@correo.example', ...told } as never)
  expect([person.name, person.lastName]).toEqual([name, lastName])
})
