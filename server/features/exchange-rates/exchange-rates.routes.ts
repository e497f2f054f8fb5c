import * as contract from '#contract/exchange-rates.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { judgeRate } from './judge-rate.ts'
import { listRates } from './list-rates.ts'
import { typeRate } from './type-rate.ts'

/** What a dollar costs on a card, and what admins say to that. */
export function exchangeRatesRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.listRates, ({ query }) => listRates(services, query))
  bind(api, services, contract.typeRate, (call) => typeRate(services, call.body, actor(call)))
  bind(api, services, contract.judgeRate, (call) =>
    judgeRate(services, call.params.id, call.body, actor(call)),
  )
}
