import { describe, expect, test } from 'vitest'
import { knowOrigin, readersAddress, readersOrigin } from './readers-origin.ts'

const AT_HOME = { publicUrl: 'http://localhost:3000', PUBLIC_URL: undefined, production: false }

function asSeen(headers: Record<string, string>, env: Parameters<typeof knowOrigin>[0] = AT_HOME) {
  return knowOrigin(env)(new Headers(headers), () => ({
    origin: readersOrigin(AT_HOME),
    payment: readersAddress('http://localhost:3001/pay?id=1'),
  }))
}

test.each([
  ['127.0.0.1:3000', undefined, 'http://127.0.0.1:3000'],
  ['192.168.1.7:3000', 'http://192.168.1.7:3000', 'http://192.168.1.7:3000'],
  ['[::1]:3000', 'http://[::1]:3000', 'http://[::1]:3000'],
  ['Kiosk.local:3000', 'http://kiosk.local:3000', 'http://kiosk.local:3000'],
  ['shop.tunnel.example', 'https://shop.tunnel.example', 'https://shop.tunnel.example'],
  ['localhost:3000', 'http://evil.example', 'http://localhost:3000'],
  ['localhost:3000', 'https://evil.example', 'http://localhost:3000'],
  ['localhost:3000', 'null', 'http://localhost:3000'],
])('asked as %s, with the origin %s, the shop is %s', (host, origin, seen) => {
  expect(asSeen({ host, ...(origin && { origin }) }).origin).toBe(seen)
})

test.each(['', 'a b', 'x/y', 'user@localhost:3000', 'localhost:99999'])(
  'a Host that is no address (%j) says nothing',
  (host) => {
    expect(asSeen({ host }).origin).toBe(AT_HOME.publicUrl)
  },
)

describe('what stands on this machine', () => {
  test('is led to by the name that the browser knows', () => {
    expect(asSeen({ host: '192.168.1.7:3000' }).payment).toBe('http://192.168.1.7:3001/pay?id=1')
    expect(asSeen({ host: '[fd00::7]:3000' }).payment).toBe('http://[fd00::7]:3001/pay?id=1')
  })

  test('is what it was for whom nobody waits', () => {
    expect(readersAddress('http://localhost:3001/pay')).toBe('http://localhost:3001/pay')
  })
})

test('an address elsewhere, and what is none, stay as they are', () => {
  const [far, none] = knowOrigin(AT_HOME)(new Headers({ host: '10.0.0.7:3000' }), () => [
    readersAddress('https://www.mercadopago.com.ar/checkout'),
    readersAddress('/succes'),
  ])
  expect([far, none]).toEqual(['https://www.mercadopago.com.ar/checkout', '/succes'])
})

test.each([
  ['a shop that was told its address', { PUBLIC_URL: 'https://shop.example', production: false }],
  ['production', { PUBLIC_URL: undefined, production: true }],
])('%s believes no Host', (_which, env) => {
  expect(asSeen({ host: 'evil.example' }, env).origin).toBe(AT_HOME.publicUrl)
})
