import * as contract from '#contract/commission.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getOwnCommission } from './get-own-commission.ts'
import { listRules } from './list-rules.ts'
import { moveRule } from './move-rule.ts'
import { removeRule } from './remove-rule.ts'
import { tryRules } from './try-rules.ts'
import { addRule, changeRule } from './write-rule.ts'

/** By which rules the shop keeps a part of each sale. */
export function commissionRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.listCommissionRules, () => listRules(services))
  bind(api, services, contract.addCommissionRule, (call) => addRule(services, call.body, actor(call)))
  bind(api, services, contract.tryCommissionRules, ({ query }) => tryRules(services, query))
  bind(api, services, contract.changeCommissionRule, (call) =>
    changeRule(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.moveCommissionRule, (call) =>
    moveRule(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.removeCommissionRule, (call) =>
    removeRule(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.getOwnCommission, ({ params, caller }) =>
    getOwnCommission(services, params.id, caller),
  )
}
