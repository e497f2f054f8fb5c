import { expect, test } from 'vitest'
import { textOf } from '#contract/texts/text.ts'

import { replyAddress } from './reply-address.ts'

const written = { name: 'María', email: 'maria@correo.example', message: 'Hola', day: '01/03/2026' }

/** The parts of the address, decoded as a mail program does. */
function read(facts: Partial<typeof written>) {
  const { protocol, pathname, search } = new URL(replyAddress(textOf, { ...written, ...facts }))
  const fields = Object.fromEntries(
    search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent)),
  )
  return { protocol, to: decodeURIComponent(pathname), ...fields }
}

test('an answer is addressed to who wrote, with what they wrote below', () => {
  expect(read({ message: 'Hola:\r\n¿Hacen envíos & cambios?' })).toEqual({
    protocol: 'mailto:',
    to: 'maria@correo.example',
    subject: 'Tu mensaje a Lúpulo',
    body: '\r\n\r\nMaría escribió el 01/03/2026:\r\n> Hola:\r\n> ¿Hacen envíos & cambios?',
  })
})

test.each([
  ['maria+1@correo.example'],
  ['maria?cc=eva@correo.example'],
  ['maria&bcc=eva@correo.example'],
  ["o'higgins#1@correo.example"],
])('%s is one recipient, and adds no field', (email) => {
  expect(read({ email })).toMatchObject({ to: email, subject: 'Tu mensaje a Lúpulo' })
  expect(Object.keys(read({ email }))).toEqual(['protocol', 'to', 'subject', 'body'])
})

test('of a long message the beginning is quoted, no character of it torn apart', () => {
  const { body } = read({ message: `${'🍺'.repeat(700)}` })
  expect(body).toContain(`> ${'🍺'.repeat(600)}…`)
})
