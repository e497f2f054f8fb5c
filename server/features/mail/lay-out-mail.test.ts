import { expect, test } from 'vitest'
import { layOutMail } from './lay-out-mail.ts'

test('a subject is one line that reads in one direction, whatever its writer is called', () => {
  const content = {
    title: 'Hola',
    lead: 'Hola',
    lines: [],
    button: { text: 'Ver', address: 'https://x.example' },
  }
  const { subject, html } = layOutMail({
    ...content,
    subject: 'Mensaje de Ana\r\nBcc: eva@x.example \u202Eracia\u2066',
  })
  expect(subject).toBe('Mensaje de Ana Bcc: eva@x.example  racia ')
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})
