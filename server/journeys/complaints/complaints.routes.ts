import * as contract from '#contract/complaints.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { acceptOffer } from './accept-offer.ts'
import { answerComplaint } from './answer-complaint.ts'
import { decideComplaint } from './decide-complaint.ts'
import { escalateComplaint } from './escalate-complaint.ts'
import { getComplaint, getComplaintForAdmin } from './get-complaint.ts'
import { listComplaints } from './list-complaints.ts'
import { listParcelComplaints } from './list-parcel-complaints.ts'
import { openComplaint } from './open-complaint.ts'
import { sendAgain } from './send-again.ts'
import { takeBackComplaint } from './take-back-complaint.ts'

/** What buyers complain of in parcels, until it is settled or decided. */
export function complaintsRoutes(api: Api, services: Services) {
  const { db, reports } = services
  const actor = actorOf(services.env)
  bind(api, services, contract.listParcelComplaints, ({ params, caller }) =>
    listParcelComplaints(db, params, caller),
  )
  bind(api, services, contract.openComplaint, ({ params, body, caller }) =>
    openComplaint(services, params, body, caller),
  )
  bind(api, services, contract.acceptOffer, ({ params, body, caller }) =>
    acceptOffer(services, params.id, body.edition, caller),
  )
  bind(api, services, contract.escalateComplaint, ({ params, body, caller }) =>
    escalateComplaint(services, params.id, body, caller),
  )
  bind(api, services, contract.takeBackComplaint, ({ params, caller }) =>
    takeBackComplaint(services, params.id, caller),
  )
  bind(api, services, contract.listComplaints, ({ params, query, caller }) =>
    listComplaints(reports.db, params.id, query, caller),
  )
  bind(api, services, contract.getComplaint, ({ params, caller }) => getComplaint(db, params, caller))
  bind(api, services, contract.answerComplaint, ({ params, body, caller }) =>
    answerComplaint(services, params, body, caller),
  )
  bind(api, services, contract.sendAgain, ({ params, body, caller }) =>
    sendAgain(services, params, body, caller),
  )
  bind(api, services, contract.getComplaintForAdmin, ({ params }) => getComplaintForAdmin(db, params.id))
  bind(api, services, contract.decideComplaint, (call) =>
    decideComplaint(services, call.params.id, call.body, actor(call)),
  )
}
