import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '#contract/identity.ts'
import type { PageHandle } from '../page-handle.ts'
import { guardPage } from './guard-pages.ts'
import { type PageRequest, pageRequest } from './page-request.ts'
import { signedIn } from './signed-in.ts'

const ADMIN: SessionUser = {
  access: true,
  id: '019c0000-0000-7000-8000-000000000001',
  role: 'Admin',
  name: 'Administración',
}
const SELLER: SessionUser = { ...ADMIN, role: 'Company' }
const OWES: SessionUser = { ...ADMIN, secondFactorMissing: true }
const OF_ADMINS: PageHandle = { openTo: ['Admin'] }

type Asked = { user: SessionUser | null; path: string; handle?: PageHandle; id?: string; isForm?: boolean }

/** What a page does for a user: says whom it let in, or throws. A form is sent to its action. */
async function visit({ user, path, handle = OF_ADMINS, id, isForm = false }: Asked) {
  const context = new RouterContextProvider()
  context.set(pageRequest, { session: Promise.resolve(user), isForm } as unknown as PageRequest)
  const run = (args: LoaderFunctionArgs) =>
    handle.openTo === 'everybody' || handle.openTo === 'visitors' ? 'in' : args.context.get(signedIn)
  const page = guardPage('a page', { handle, loader: run, action: run })
  const url = new URL(path, 'http://shop.example')
  const args = { context, url, params: { id } } as unknown as LoaderFunctionArgs
  return (async () => (isForm ? page.action(args) : page.loader(args)))().catch((thrown) => thrown)
}

describe('a page of a role', () => {
  test('leads an admin without the second factor that the shop requires to where they set it up, and back', async () => {
    const led = (await visit({ user: OWES, path: '/admin/audit?pag=2' })) as Response
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/account/secondFactor?next=%2Fadmin%2Faudit%3Fpag%3D2',
    ])
    const handle: PageHandle = { ...OF_ADMINS, beforeSecondFactor: true }
    expect(await visit({ user: OWES, path: '/account/secondFactor?do=confirm', handle })).toBe(OWES)
    expect(await visit({ user: ADMIN, path: '/admin/audit' })).toBe(ADMIN)
  })

  test('is not there for another role, whatever is owed; visitors may log in and return', async () => {
    const other = await visit({ user: OWES, path: '/myShop', handle: { openTo: ['Person'] } })
    expect([other.init.status, other.data]).toEqual([404, { code: 'page-not-found' }])
    const visitor = await visit({ user: null, path: '/admin?pag=2' })
    expect(visitor.data).toEqual({ code: 'page-not-found', loginAndReturnTo: '/admin?pag=2' })
  })

  test('leads who sends its form without a session to log in and back, and says why', async () => {
    const led = (await visit({ user: null, path: '/user/1?edit', isForm: true })) as Response
    expect([led.status, led.headers.get('location')]).toEqual([303, '/login?next=%2Fuser%2F1%3Fedit&ended=1'])
  })

  test('takes forms from those alone who may send them', async () => {
    const handle: PageHandle = { openTo: ['Admin', 'Company'], formsOpenTo: ['Company'] }
    expect(await visit({ user: ADMIN, path: '/x', handle })).toBe(ADMIN)
    expect((await visit({ user: ADMIN, path: '/x', handle, isForm: true })).init.status).toBe(404)
    expect(await visit({ user: SELLER, path: '/x', handle, isForm: true })).toBe(SELLER)
    const open: PageHandle = { openTo: 'everybody', formsOpenTo: ['Company'] }
    expect(await visit({ user: null, path: '/x', handle: open })).toBe('in')
    expect((await visit({ user: ADMIN, path: '/x', handle: open, isForm: true })).init.status).toBe(404)
  })

  test('of one’s own is not there under another id, in whatever case one’s own is written', async () => {
    const handle: PageHandle = { openTo: ['Company'], ownId: true }
    const own = { user: SELLER, path: '/x', handle }
    expect(await visit({ ...own, id: SELLER.id.toUpperCase() })).toBe(SELLER)
    const another = await visit({ ...own, id: '019c0000-0000-7000-8000-000000000002' })
    expect(another.data).toEqual({ code: 'page-not-found' })
  })
})

test.each([false, true])(
  'a page of visitors is there for nobody who is signed in, form: %s',
  async (isForm) => {
    const asked = { path: '/buyerSignUp', handle: { openTo: 'visitors' } as const, isForm }
    expect(await visit({ ...asked, user: null })).toBe('in')
    expect((await visit({ ...asked, user: SELLER })).data).toEqual({ code: 'page-not-found' })
  },
)

test('a page that does not say who may open it keeps the shop from starting', () => {
  const loader = () => null
  expect(() => guardPage('x.page', { loader })).toThrow('x.page does not say who may open it')
  expect(() => guardPage('x.page', { handle: OF_ADMINS })).toThrow('has no loader')
  expect(() => guardPage('x.page', { handle: { openTo: 'everybody' } })).not.toThrow()
})
