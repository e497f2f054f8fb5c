import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { tellOfForwarder } from './tell-of-forwarder.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

function aShop(trusted: string) {
  const told: unknown[] = []
  const services = {
    env: { TRUSTED_PROXIES: parseTrustedProxies(trusted) },
    log: { warn: (facts: unknown) => told.push(facts) },
  } as unknown as Parameters<typeof tellOfForwarder>[0]
  const tell = tellOfForwarder(services)
  return {
    told,
    ask: (from: string, headers: Record<string, string>) =>
      tell(new Headers(headers), {
        incoming: { socket: { remoteAddress: from } } as HttpBindings['incoming'],
      }),
  }
}

test('who hands on addresses and is not named is told of, once', () => {
  const { told, ask } = aShop('none')
  ask('10.0.0.9', {})
  expect(told).toEqual([])
  ask('10.0.0.9', { 'x-forwarded-for': '203.0.113.7' })
  ask('10.0.0.8', { 'x-forwarded-for': '203.0.113.8' })
  expect(told).toEqual([{ from: '10.0.0.9' }])
})

test('a proxy that is named says nothing new', () => {
  const { told, ask } = aShop('10.0.0.0/8')
  ask('10.0.0.9', { 'x-forwarded-for': '203.0.113.7' })
  expect(told).toEqual([])
})
