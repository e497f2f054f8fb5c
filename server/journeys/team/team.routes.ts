import * as contract from '#contract/team.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { changeTeamRole, listTeam, removeFromTeam, withdrawTeamInvitation } from './change-team.ts'
import { inviteToTeam } from './invite-to-team.ts'
import { getTeamInvitation, joinTeam } from './join-team.ts'

/** The people who work for a brewery. */
export function teamRoutes(api: Api, services: Services) {
  const { db } = services
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.listTeam, ({ params, caller }) => listTeam(db, params.id, caller))
  bind(api, services, contract.inviteToTeam, ({ params, body, caller }) =>
    inviteToTeam(services, params.id, body, caller),
  )
  bind(api, services, contract.withdrawTeamInvitation, ({ params, caller }) =>
    withdrawTeamInvitation(db, params, caller),
  )
  bind(api, services, contract.changeTeamRole, ({ params, body, caller }) =>
    changeTeamRole(db, params, body.role, caller),
  )
  bind(api, services, contract.removeFromTeam, ({ params, caller }) => removeFromTeam(db, params, caller))
  bind(api, services, contract.getTeamInvitation, ({ query, context }) =>
    getTeamInvitation(services, query.token, peerOf(context)),
  )
  bind(api, services, contract.joinTeam, ({ body, context }) => joinTeam(services, body, peerOf(context)))
}
