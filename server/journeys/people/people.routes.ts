import * as contract from '#contract/people.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { downloadPeople } from './download-people.ts'
import { getPanel } from './get-panel.ts'
import { LargeTotals } from './large-totals.ts'
import { listAdmins } from './list-admins.ts'
import { listCompanies, listPersons } from './list-people.ts'
import { buyersList, sellersList } from './read-people.ts'

/** The administration's lists of people (specification section 7: /persons and /companies). */
export function peopleRoutes(api: Api, services: Services) {
  const { pool, db, env } = services
  const totals = new LargeTotals()
  const actor = actorOf(env)
  bind(api, services, contract.listPersons, ({ query, context }) =>
    listPersons({ pool, totals, context }, query),
  )
  bind(api, services, contract.listCompanies, ({ query, context }) =>
    listCompanies({ pool, totals, context }, query),
  )
  bind(api, services, contract.downloadPersons, ({ query, ...call }) =>
    downloadPeople(services, { ...buyersList, name: 'persons' }, query, actor(call)),
  )
  bind(api, services, contract.downloadCompanies, ({ query, ...call }) =>
    downloadPeople(services, { ...sellersList, name: 'companies' }, query, actor(call)),
  )
  bind(api, services, contract.listAdmins, () => listAdmins(db))
  bind(api, services, contract.getPanel, () => getPanel(services, totals))
}
