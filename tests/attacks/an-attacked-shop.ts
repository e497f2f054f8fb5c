import { SETTING_NAMES } from '#server/settings/env.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, call, logIn, type Session } from '#tests/running/people.ts'
import { readDemoPasswords } from '../../database/seed/demo-passwords.ts'
import { demoSignIns } from '../../database/seed/demo-sign-ins.ts'

export type Who = 'visitor' | 'buyer' | 'seller' | 'admin'

export type AttackedShop = {
  shop: RunningShop
  /** Cookies of adults, each logged in as somebody; the visitor as nobody. */
  sessions: Record<Who, Session>
  ids: Record<Exclude<Who, 'visitor'> | 'beer', string>
  /** How many requests it has heard so far, by its log. */
  heard(): number
  /** What no attack may bring about: answers over 499, errors in the log. */
  failures(): unknown[]
}

/** All limits at their widest: an attack tool would only meet them, and production takes no shop without. */
const WIDE = Object.fromEntries(
  SETTING_NAMES.filter((name) => /_PER_(QUARTER_)?HOUR/.test(name)).map((name) => [name, '1000000']),
)

/** The demo shop as in production, which logs each request, and somebody of each role who is logged in. */
export async function anAttackedShop(settings: Record<string, string> = {}): Promise<AttackedShop> {
  const shop = await startShop({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    ADMIN_SECOND_FACTOR: 'optional',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    ...WIDE,
    ...settings,
  })
  const passwords = (await readDemoPasswords(shop.dataDir))!
  const adult = await anAdult(shop)
  const sessions: Record<string, Session> = { visitor: adult }
  const ids: Record<string, string> = {}
  for (const role of ['buyer', 'seller', 'admin'] as const) {
    const session = await logIn(shop, { email: demoSignIns[role].email, password: passwords[role] })
    ids[role] = (await call<{ id: string }>(shop, 'GET', '/session', undefined, session)).id
    sessions[role] = { cookie: `${adult.cookie}; ${session.cookie}` }
  }
  const { products } = await call<{ products: { id: string }[] }>(shop, 'GET', '/product?pag=1')
  ids.beer = products[0]!.id
  return {
    shop,
    sessions: sessions as AttackedShop['sessions'],
    ids: ids as AttackedShop['ids'],
    // A page's own calls share its id.
    heard: () => new Set(shop.logLines().map(({ requestId }) => requestId)).size,
    failures: () =>
      shop
        .logLines()
        .filter(({ level, status }) => level >= 50 || (typeof status === 'number' && status >= 500)),
  }
}
