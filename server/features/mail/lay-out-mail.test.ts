import { expect, test } from 'vitest'
import { layOutMail } from './lay-out-mail.ts'

const CONTENT = {
  subject: 'Hola',
  title: 'Hola',
  lead: 'Hola',
  lines: [],
  button: { text: 'Ver', address: 'https://x.example' },
}

test('a subject is one line that reads in one direction, whatever its writer is called', () => {
  const { subject, html } = layOutMail(
    { ...CONTENT, subject: 'Mensaje de Ana\r\nBcc: eva@x.example \u202Eracia\u2066' },
    'https://shop.example',
  )
  expect(subject).toBe('Mensaje de Ana Bcc: eva@x.example  racia ')
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test('the picture at the head comes from the shop, says its name without pictures, and is in no text part', () => {
  const { html, text } = layOutMail(CONTENT, 'https://shop.example/')
  const [picture] = /<img [^>]*>/.exec(html)!
  expect(picture).toContain('src="https://shop.example/labels/mail-header.png" width="560" alt="Lúpulo"')
  expect(text).toBe('Hola\n\nHola\n\nVer: https://x.example\n')
})

test('a mail about an order names it as its pages do, in both of its parts', () => {
  const orderId = '019a0000-0000-7000-8000-0000deadbeef'
  const { html, text } = layOutMail({ ...CONTENT, orderId }, 'https://shop.example/')
  expect(text).toContain('Pedido DEADBEEF')
  expect(html).toContain('Pedido DEADBEEF')
})

test('its code leads to its page; where the button does too, the text names that once', () => {
  const orderId = '019a0000-0000-7000-8000-0000deadbeef'
  const orderPage = `https://shop.example/myShop/${orderId}`
  const { html, text } = layOutMail({ ...CONTENT, orderId, orderPage }, 'https://shop.example/')
  expect(text).toContain(`Pedido DEADBEEF: ${orderPage}\n`)
  expect(html).toMatch(new RegExp(`<a href="${orderPage}"[^>]*>Pedido DEADBEEF</a>`))
  const button = { text: 'Ver', address: orderPage }
  expect(
    layOutMail({ ...CONTENT, orderId, orderPage, button }, 'https://shop.example/').text.split(orderPage),
  ).toHaveLength(2)
})
