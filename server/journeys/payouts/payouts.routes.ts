import * as owed from '#contract/payouts.ts'
import * as contract from '#contract/sales.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { getOwed } from './get-owed.ts'
import { listOwed } from './list-owed.ts'
import { listPayouts } from './list-payouts.ts'
import { markPayout } from './mark-payout.ts'

/** What sellers are owed, and what was paid out to them. */
export function payoutsRoutes(api: Api, services: Services) {
  const reading = readThrough(services, 'reports')
  const { db } = reading
  const actor = actorOf(services.env)
  bind(api, services, contract.listPayouts, ({ query, caller }) => listPayouts(db, query, caller))
  bind(api, services, contract.markPayout, (call) => markPayout(services, call.body, actor(call)))
  bind(api, services, owed.listOwed, ({ query }) => listOwed(db, query))
  bind(api, services, owed.getOwed, ({ params, query }) => getOwed(reading, params.companyId, query))
}
