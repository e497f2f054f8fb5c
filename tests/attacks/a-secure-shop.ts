import { randomBytes } from 'node:crypto'
import { type OpenPool, openPool } from '#database/open-pool.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aDatabaseServer, type DatabaseServer } from '#tests/running/a-database-server.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import type { Session } from '#tests/running/people.ts'
import { type Answer, type Request, send } from '#tests/running/send.ts'

/** What visitors type: a proxy ends TLS before the shop. */
export const SHOP_URL = 'https://shop.example'
export const HEALTH_PAGE = 'https://health.example/alcohol'

export type SecureShop = {
  shop: RunningShop
  database: OpenPool
  server: DatabaseServer
  people: Record<'stranger' | 'adult' | 'buyer' | 'seller' | 'admin', Session>
  ids: Record<'buyer' | 'seller' | 'admin' | 'beer', string>
  /** As the proxy hands a request on. */
  ask(request: Request): Promise<Answer>
  stop(): Promise<void>
}

/** A shop in production behind a proxy with TLS, with somebody of each role, on a database of its own. */
export async function aSecureShop(settings: Record<string, string> = {}): Promise<SecureShop> {
  const server = await aDatabaseServer()
  const secret = { SESSION_SECRET: randomBytes(32).toString('base64url'), PUBLIC_URL: SHOP_URL }
  const shop = await startShop({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    ADMIN_SECOND_FACTOR: 'optional',
    RATE_LIMITS: 'on',
    DATABASE_URL: server.databaseUrl,
    HEALTH_PAGE_URL: HEALTH_PAGE,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...secret,
    ...settings,
  })
  const database = openPool(server.databaseUrl, 2)
  // A database that dies is what this shop is for.
  database.pool.on('error', () => {})
  const services = makeTestServices(database, secret)
  const [buyer, seller, admin] = [
    await aLoggedInBuyer(services),
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
  ]
  const beer = await aBeer(database.db, { companyId: seller.id })
  const ask = (request: Request) =>
    send(shop.port, {
      ...request,
      headers: {
        host: 'shop.example',
        'x-forwarded-for': '203.0.113.5',
        'x-forwarded-proto': 'https',
        ...request.headers,
      },
    })
  const passed = await ask({
    method: 'POST',
    path: '/?index',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'birthDay=1990-05-17',
  })
  const [age] = cookiesOf(passed).map((text) => text.split(';')[0]!)
  const of = ({ headers }: { headers: Session }) => ({ cookie: `${age}; ${headers.cookie}` })
  return {
    shop,
    database,
    server,
    people: {
      stranger: { cookie: '' },
      adult: { cookie: age! },
      buyer: of(buyer),
      seller: of(seller),
      admin: of(admin),
    },
    ids: { buyer: buyer.id, seller: seller.id, admin: admin.id, beer: beer.id },
    ask,
    async stop() {
      await database.pool.end()
      await shop.stop()
      await server.remove()
    },
  }
}

/** The Set-Cookie texts of an answer. */
export function cookiesOf({ headers }: Answer): string[] {
  return [headers['set-cookie'] ?? []].flat()
}
