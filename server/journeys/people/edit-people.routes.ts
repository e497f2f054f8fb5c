import * as records from '#contract/people-records.ts'
import * as profiles from '#contract/profiles.ts'
import * as publishing from '#contract/publishing.ts'
import { lookAtName as lookAtNameCall } from '#contract/work-list.ts'
import { createCountSales } from '../../features/sales/count-sales.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { changeBeerAsAsked } from '../catalogue/change-beer-as-asked.ts'
import { getBeerForAdmin } from '../catalogue/get-beer-for-admin.ts'
import { changeCompanyAsAsked, changeUserAsAsked } from './change-person-as-asked.ts'
import { getBuyerForAdmin } from './get-buyer-for-admin.ts'
import { getCompanyForAdmin } from './get-company-for-admin.ts'
import { lookAtName } from './look-at-name.ts'

/** What admins do to people and beers; the same calls are their owners' (specification section 7). */
export function editPeopleRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  const countSales = createCountSales(services.db)
  bind(api, services, profiles.changeBuyer, (call) =>
    changeUserAsAsked(services, call.body, call.caller, {
      headers: call.context.req.raw.headers,
      actor: actor(call),
    }),
  )
  bind(api, services, profiles.changeCompany, (call) =>
    changeCompanyAsAsked(services, call.body, call.caller, {
      headers: call.context.req.raw.headers,
      actor: actor(call),
    }),
  )
  bind(api, services, lookAtNameCall, (call) => lookAtName(services, call.params.id, call.body, actor(call)))
  bind(api, services, publishing.changeBeer, (call) =>
    changeBeerAsAsked(services, call.params.id, call.body, call.caller, actor(call)),
  )
  bind(api, services, records.getBuyerForAdmin, ({ params, caller }) =>
    getBuyerForAdmin(services.db, params.id, caller),
  )
  bind(api, services, records.getCompanyForAdmin, ({ params, caller }) =>
    getCompanyForAdmin(services, countSales, params.id, caller),
  )
  bind(api, services, records.getBeerForAdmin, ({ params, caller }) =>
    getBeerForAdmin(services, params.id, caller),
  )
}
