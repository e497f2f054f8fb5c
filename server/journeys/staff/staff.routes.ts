import * as contract from '#contract/staff.ts'
import { actorOf, fromWhere } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { changeStaffRole } from './change-role.ts'
import { inviteToStaff, withdrawStaffInvitation } from './invite-to-staff.ts'
import { getStaffInvitation, joinStaff } from './join-staff.ts'
import { listStaffInvitations } from './read-invitations.ts'

/** Who administers the shop, and as what. */
export function staffRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  const from = fromWhere(services.env)
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.listStaffInvitations, () => listStaffInvitations(services.db))
  bind(api, services, contract.inviteToStaff, (call) => inviteToStaff(services, call.body, actor(call)))
  bind(api, services, contract.withdrawStaffInvitation, (call) =>
    withdrawStaffInvitation(services, call.params.id, actor(call)),
  )
  bind(api, services, contract.changeStaffRole, (call) =>
    changeStaffRole(services, actor(call), call.params.id, call.body.role),
  )
  bind(api, services, contract.getStaffInvitation, ({ query, context }) =>
    getStaffInvitation(services, query.token, peerOf(context)),
  )
  bind(api, services, contract.joinStaff, ({ body, context }) => joinStaff(services, body, from(context)))
}
