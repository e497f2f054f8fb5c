import * as contract from '#contract/withdrawals.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { finishWithdrawal, refuseWithdrawal } from './close-withdrawal.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { listWindows, setWindow } from './windows.ts'
import { withdraw } from './withdraw.ts'

/** Withdrawals from purchases, from the button at the foot of each page to their end. */
export function withdrawalsRoutes(api: Api, services: Services) {
  const { db, env, reports } = services
  const actor = actorOf(env)
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  bind(api, services, contract.withdraw, ({ body, caller, context }) =>
    withdraw(services, body, caller, peerOf(context)),
  )
  bind(api, services, contract.confirmWithdrawal, ({ body }) => confirmWithdrawal(services, body.key))
  bind(api, services, contract.listWithdrawals, ({ query }) => listWithdrawals(reports.db, query))
  bind(api, services, contract.finishWithdrawal, (call) =>
    finishWithdrawal(services, call.params.id, actor(call)),
  )
  bind(api, services, contract.refuseWithdrawal, (call) =>
    refuseWithdrawal(services, call.params.id, call.body.reason, actor(call)),
  )
  bind(api, services, contract.listWithdrawalWindows, () => listWindows(db))
  bind(api, services, contract.setWithdrawalWindow, (call) =>
    setWindow(db, call.params.country, call.body, actor(call)),
  )
}
