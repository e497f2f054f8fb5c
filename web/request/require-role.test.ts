import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SessionUser } from '#contract/identity.ts'
import { type PageRequest, pageRequest } from './page-request.ts'
import { requireRole } from './require-role.ts'

const ADMIN: SessionUser = {
  access: true,
  id: '019c0000-0000-7000-8000-000000000001',
  role: 'Admin',
  name: 'Administración',
}
const OWES: SessionUser = { ...ADMIN, secondFactorMissing: true }

/** What a page of these roles does for a user: lets them in, or throws. */
async function visit(user: SessionUser | null, path: string, roles = ['Admin'] as const) {
  const context = new RouterContextProvider()
  context.set(pageRequest, { session: Promise.resolve(user) } as unknown as PageRequest)
  return requireRole(context, new URL(path, 'http://shop.example'), roles).catch((thrown) => thrown)
}

test('an admin without the second factor that the shop requires is led to where they set it up, and back', async () => {
  const led = (await visit(OWES, '/admin/audit?pag=2')) as Response
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    '/account/secondFactor?next=%2Fadmin%2Faudit%3Fpag%3D2',
  ])
  expect(await visit(OWES, '/account/secondFactor?do=confirm')).toBe(OWES)
  expect(await visit(ADMIN, '/admin/audit')).toBe(ADMIN)
})

test('a page of another role is not there, whatever is owed; visitors may log in and return', async () => {
  const other = await visit(OWES, '/myShop', ['Person'] as never)
  expect(other.init.status).toBe(404)
  const visitor = await visit(null, '/admin?pag=2')
  expect(visitor.data).toEqual({ code: 'page-not-found', loginAndReturnTo: '/admin?pag=2' })
})

test('a form that comes without a session leads its writer to log in and back, and says why', async () => {
  const context = new RouterContextProvider()
  context.set(pageRequest, { session: Promise.resolve(null), isForm: true } as unknown as PageRequest)
  const url = new URL('/user/1?edit', 'http://shop.example')
  const led = (await requireRole(context, url, ['Person']).catch((thrown) => thrown)) as Response
  expect([led.status, led.headers.get('location')]).toEqual([303, '/login?next=%2Fuser%2F1%3Fedit&ended=1'])
})
