import type { Pool } from 'pg'
import { demoAccounts } from './demo-accounts.ts'
import { buyerForm, sellerForm } from './shop.ts'

/** What somebody was shown at a place, and what of it is their own. */
export type Shown = {
  who: 'visitor' | 'buyer' | 'seller' | 'admin'
  place: string
  text: string
  own: string[]
}

const PUBLIC_PAGES = [
  '/home',
  '/shop',
  '/shop?pag=2',
  '/login',
  '/buyerSignUp',
  '/sellerSignUp',
  '/contact',
  '/nada',
]
const PUBLIC_CALLS = [
  '/product?pag=1',
  '/toprated',
  '/bestsellers',
  '/breweries',
  '/session',
  '/openapi.json',
]
const ACCOUNT = ['/account', '/account/sessions', '/account/data', '/cart', '/myShop', '/saved']
const ADMIN = [
  ...['/admin', '/admin?list=buyers', '/admin?list=sellers', '/admin/admins', '/admin/orders', '/admin/work'],
  ...[
    '/admin/reviews?show=all',
    '/admin/jobs',
    '/admin/audit',
    '/admin/payouts',
    '/admin/exchange-rates',
    '/admin/commissions',
    '/admin/advertising',
    '/admin/earnings',
    '/admin/messages?state=all',
  ],
]

/** A shop with many stories behind it has many beers and breweries: those with reviews and the newest are looked at. */
async function publicPlaces(pool: Pool): Promise<string[]> {
  const idsOf = async (statement: string) =>
    (await pool.query<{ id: string }>(statement)).rows.map(({ id }) => id)
  const reviewed = await idsOf(
    'SELECT beer_id AS id FROM reviews GROUP BY beer_id ORDER BY max(id::text) DESC LIMIT 15',
  )
  const newest = await idsOf('SELECT id FROM beers WHERE on_sale ORDER BY created_at DESC LIMIT 15')
  const breweries = await idsOf('SELECT id FROM companies ORDER BY created_at DESC LIMIT 15')
  return [
    ...PUBLIC_PAGES,
    ...PUBLIC_CALLS.map((path) => `/api${path}`),
    ...[...new Set([...reviewed, ...newest])].flatMap((id) => [`/detail/${id}`, `/api/product/${id}`]),
    ...breweries.flatMap((id) => [`/company/${id}`, `/api/company/${id}`]),
  ]
}

/** Somebody's way through the shop: their cookies are kept, their redirects followed. */
function aBrowser(baseUrl: string) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, cookie }
    const answer = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' })
    for (const given of answer.headers.getSetCookie()) {
      const [pair = ''] = given.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const to = answer.headers.get('location')
    return to ? ask(to) : { status: answer.status, text: await answer.text() }
  }
  const post = async (path: string, type: string, body: string) => {
    const { status, text } = await ask(path, { method: 'POST', headers: { 'content-type': type }, body })
    if (status >= 400) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`)
    return text
  }
  return {
    ask,
    passAgeGate: () => post('/?index', 'application/x-www-form-urlencoded', 'birthDay=1990-05-17'),
    call: (path: string, body: object) => post(`/api${path}`, 'application/json', JSON.stringify(body)),
  }
}

/**
 * What the shop shows, after the stories, to a visitor, to a buyer and a seller who have just signed up, and to an admin.
 * @param pool the shop's database: what there is to look at
 */
export async function walkTheShop(baseUrl: string, pool: Pool): Promise<Shown[]> {
  const shown: Shown[] = []
  const forAll = await publicPlaces(pool)
  const people: [
    Shown['who'],
    signUp: string,
    form: Record<string, string>,
    places: (id: string) => string[],
  ][] = [
    ['visitor', '', {}, () => forAll],
    ['buyer', '/user', buyerForm(), (id) => [...ACCOUNT, `/user/${id}`, ...forAll]],
    [
      'seller',
      '/company',
      sellerForm(),
      (id) => [`/company/${id}/reviews`, `/company/${id}/parcels`, '/post', '/account'],
    ],
    ['admin', '', demoAccounts.admin, () => ADMIN],
  ]
  for (const [who, signUp, form, placesOf] of people) {
    const browser = aBrowser(baseUrl)
    await browser.passAgeGate()
    const { id = '' } = signUp ? JSON.parse(await browser.call(signUp, form)) : {}
    if (form.email) await browser.call('/login', { email: form.email, password: form.password })
    // What somebody typed is theirs to see, but for the password.
    const { password: _, ...own } = form
    for (const place of placesOf(id)) {
      const { status, text } = await browser.ask(place)
      // Of what is for all, some is not for this visitor, and some is gone by now; what is their own is there.
      if (status >= 500 || (status >= 400 && !forAll.includes(place)))
        throw new Error(`${who} at ${place}: ${status}`)
      shown.push({ who, place, text, own: Object.values(own) })
    }
  }
  return shown
}
