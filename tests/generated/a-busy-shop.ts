import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createLocalDisk } from '#server/adapters/local-disk/create-local-disk.ts'
import { createApp } from '#server/app.ts'
import type { Else as Who } from '#tests/authorization/answers.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { siteOfTrial } from '#tests/faults/trial-sites.ts'
import { aBusyTarget, type BusyTarget } from './a-busy-target.ts'

type Role = Exclude<Who, 'visitor' | 'deactivated'>

/**
 * A shop in which everybody is about, and in which whatever requests do stays done. Who lost their session, their account
 * or their company by a request is brought back by `bringBack`, or made anew. Call it once, outside the tests.
 */
export function useABusyShop() {
  const database = useTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-busy-'))
  const payments = aPaymentProvider()
  let services: ReturnType<typeof open>
  let app: ReturnType<typeof createApp>
  let target: BusyTarget
  let cookies: Record<Exclude<Who, 'deactivated'>, string>
  let deactivated: string[]
  let times = 0

  function open() {
    const mediaStorage = createLocalDisk(join(folder, 'media'))
    return {
      ...makeTestServices(database, { PAYMENT_SITE: siteOfTrial() }, { payments, mediaStorage }),
      payments,
    }
  }

  async function makeTarget() {
    ;({ target, cookies } = await aBusyTarget(services))
    times += 1
  }

  /** Those whom the administration has switched off, each kind, with the cookies that they still have. */
  async function makeDeactivated() {
    const buyer = await aLoggedInBuyer(services)
    const [seller, owner] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
    const admin = await aLoggedInAdmin(services)
    await database.pool.query('UPDATE users SET active = false WHERE id = ANY ($1)', [
      [buyer.id, seller.userId, admin.id],
    ])
    await database.pool.query('UPDATE companies SET active = false WHERE id = $1', [owner.id])
    deactivated = [buyer, seller, owner, admin].map(({ headers }) => headers.cookie)
  }

  /** `users.id` of somebody; of a company its seller. */
  async function userIdOf(who: Role): Promise<string | undefined> {
    const { rows } = await database.pool.query<{ id: string }>(
      `SELECT id FROM users WHERE email NOT LIKE '%.invalid' AND id IN
         ($1, (SELECT user_id FROM companies WHERE id = $1))`,
      [idOf(who)],
    )
    return rows[0]?.id
  }

  function idOf(who: Role): string {
    const { buyerId, outsiderId, companyId, rivalId, adminId } = target
    return {
      buyer: buyerId,
      otherBuyer: outsiderId,
      seller: companyId,
      rivalSeller: rivalId,
      admin: adminId,
    }[who]
  }

  async function makeAnew(who: Role) {
    if (who === 'otherBuyer') {
      const outsider = await aLoggedInBuyer(services)
      target.outsiderId = outsider.id
      cookies.otherBuyer = outsider.headers.cookie
    } else if (who === 'rivalSeller') {
      const rival = await aLoggedInSeller(services, { company: 'Cervecería Dos' })
      target.rivalId = rival.id
      target.rivalBeerId = (await aBeer(services.db, { companyId: rival.id, name: 'Dos Stout' })).id
      cookies.rivalSeller = rival.headers.cookie
    } else await makeTarget()
  }

  async function bringBack(who: Role) {
    const userId = await userIdOf(who)
    if (!userId) return makeAnew(who)
    await database.pool.query('UPDATE users SET active = true WHERE id = $1', [userId])
    await database.pool.query('UPDATE companies SET active = true WHERE user_id = $1', [userId])
    cookies[who] = (await signedIn(services, userId)).cookie
  }
  // One after the other: whoever is brought back twice at once would be two.
  let queue = Promise.resolve()

  beforeAll(async () => {
    services = open()
    app = createApp(services)
    await makeTarget()
    await makeDeactivated()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return {
    database,
    get services() {
      return services
    },
    get app() {
      return app
    },
    get target() {
      return target
    },
    /** How many brewery's shops there were so far: another number, another target. */
    get times() {
      return times
    },
    makeTarget,
    idOf: (who: Who) => (who === 'visitor' || who === 'deactivated' ? '' : idOf(who)),
    /** @param which of the deactivated */
    cookieOf: (who: Who, which: number) =>
      who === 'deactivated' ? deactivated[which % deactivated.length]! : cookies[who],
    /** Whether somebody's session is open, and they may still use it. */
    isIn: async (who: Role) =>
      Boolean(await services.identity.sessionOf(new Headers({ cookie: cookies[who] }))),
    bringBack(who: Role) {
      queue = queue.then(() => bringBack(who))
      return queue
    },
  }
}
export type BusyShop = ReturnType<typeof useABusyShop>
