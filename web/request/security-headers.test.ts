import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const healthPageUrl = 'https://www.argentina.gob.ar/salud/consumo-de-alcohol'

function formAction(paymentBaseUrl: string, signInIssuer?: string) {
  const policy = contentSecurityPolicy([], { healthPageUrl, paymentBaseUrl, signInIssuer }, false)
  return policy.split('; ').find((rule) => rule.startsWith('form-action')) ?? ''
}

test('a form may end on the health page and on the payment page, and nowhere else', () => {
  expect(formAction('http://localhost:3001')).toBe(
    "form-action 'self' https://www.argentina.gob.ar http://localhost:3001",
  )
})

test('nor but at the sign-in provider, where there is one', () => {
  const payment = 'https://pay.example'
  expect(formAction(payment, 'https://accounts.google.com')).toBe(
    "form-action 'self' https://www.argentina.gob.ar https://pay.example https://accounts.google.com",
  )
  expect(formAction(payment, 'https://pay.example/identity')).toBe(formAction(payment))
})

test('the real provider’s pages stand under each country’s domain', () => {
  const allowed = formAction('https://api.mercadopago.com').split(' ')
  expect(allowed).toContain('https://*.mercadopago.com.ar')
  expect(allowed).toContain('https://*.mercadopago.cl')
  expect(formAction('https://mercadopago.com.evil.example')).not.toContain('*')
})

test('of scripts that stand in a page, those run that it names', () => {
  const policy = contentSecurityPolicy(
    ["'nonce-abc'", "'sha256-def'"],
    { healthPageUrl, paymentBaseUrl: 'http://x', signInIssuer: undefined },
    false,
  )
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'sha256-def';")
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'")
  expect(policy).not.toContain('ws:')
})
