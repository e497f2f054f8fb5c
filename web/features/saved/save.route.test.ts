import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { type PageRequest, pageRequest } from '#web/request/page-request.ts'
import { grantLeftWish } from '#web/request/wish.server.ts'
import { action, loader } from './save.route.ts'

const BEER = '019c0000-0000-7000-8000-000000000001'
type Asked = { role?: 'Person' | 'Company'; cookie?: string; refusal?: string }

/** Sends the form as somebody; `asked` is what the API heard. */
function aPage({ role, cookie, refusal }: Asked) {
  const asked: string[] = []
  const cookies = new CookieJar(cookie)
  const context = new RouterContextProvider()
  context.set(pageRequest, {
    ...{ cookies, isForm: true, settings: { publicUrl: 'http://shop.example' } },
    session: Promise.resolve(role ? { id: BEER, role, name: 'Ana', access: true } : null),
    callServer: async (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path}`)
      return refusal ? Response.json({ code: refusal, message: '' }, { status: 409 }) : Response.json({})
    },
  } as unknown as PageRequest)
  const send = async (fields: Record<string, string>) => {
    const request = new Request('http://shop.example/save', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    const args = { context, request } as unknown as Parameters<typeof action>[0]
    return (await action(args)).headers.get('location')
  }
  return { context, send, asked, cookies }
}

test.each([
  ['save', `PUT /api/saved/${BEER}`],
  ['unsave', `DELETE /api/saved/${BEER}`],
  ['follow', `PUT /api/followed/${BEER}`],
  ['unfollow', `DELETE /api/followed/${BEER}`],
])('%s is done for who is logged in, and leads back', async (verb, call) => {
  const { send, asked } = aPage({ role: 'Person' })
  expect(await send({ [verb]: BEER, next: '/shop?pag=2' })).toBe('/shop?pag=2')
  expect(asked).toEqual([call])
})

test('who asks to be told of what is sold out has it saved and that mail chosen, and is told so', async () => {
  const { send, asked, cookies } = aPage({ role: 'Person' })
  expect(await send({ tell: BEER, next: '/shop?pag=9' })).toBe('/shop?pag=9')
  expect(asked).toEqual([`PUT /api/saved/${BEER}`, 'GET /api/alerts', 'PUT /api/alerts'])
  expect(cookies.get('flash')).toBe('success.save.toldOnceConfirmed')
})

test('a visitor is led to log in, and what they wished is done by their log-in alone', async () => {
  const visitor = aPage({})
  expect(await visitor.send({ save: BEER, next: '/shop' })).toBe('/login?next=%2Fshop')
  expect(visitor.asked).toEqual([])
  expect(visitor.cookies.added).toEqual([expect.stringMatching(/^wish=save\..*HttpOnly; SameSite=Lax/)])
  const cookie = visitor.cookies.header()
  const buyer = aPage({ role: 'Person', cookie })
  await grantLeftWish(buyer.context, 'Person')
  await grantLeftWish(buyer.context, 'Person')
  expect(buyer.asked).toEqual([`PUT /api/saved/${BEER}`])
  const seller = aPage({ role: 'Company', cookie })
  await grantLeftWish(seller.context, 'Company')
  expect([seller.asked, seller.cookies.header()]).toEqual([[], ''])
})

test.each(['', 'save', 'save.', `drop.${BEER}`, `save.${BEER}x`, `constructor.${BEER}`])(
  'the forged wish %j does nothing',
  async (wish) => {
    const { context, asked } = aPage({ role: 'Person', cookie: `wish=${wish}` })
    await grantLeftWish(context, 'Person')
    expect(asked).toEqual([])
  },
)

test.each([
  ['too-many-saved', 'save.full'],
  ['too-many-followed', 'save.fullOfBreweries'],
  ['beer-not-found', 'save.gone'],
  ['too-many-requests', 'save.failed'],
])('the next page says that it was refused: %s', async (refusal, toast) => {
  const { send, cookies } = aPage({ role: 'Person', refusal })
  expect(await send({ save: BEER, next: 'https://elsewhere.example/' })).toBe('/shop')
  expect(cookies.get('flash')).toBe(`error.${toast}`)
})

test('a form without an id is none of ours, and whoever follows the address changes nothing', async () => {
  for (const fields of [{}, { save: 'x' }, { other: BEER }] as Record<string, string>[]) {
    await expect(aPage({ role: 'Person' }).send(fields)).rejects.toMatchObject({ init: { status: 400 } })
  }
  expect(loader().headers.get('location')).toBe('/saved')
})
