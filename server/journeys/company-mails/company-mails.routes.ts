import * as contract from '#contract/company-mails.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { chooseCompanyMails } from './choose-company-mails.ts'
import { getCompanyMails } from './get-company-mails.ts'

/** Which mails breweries get about their sales and their shelf. */
export function companyMailsRoutes(api: Api, services: Services) {
  bind(api, services, contract.getCompanyMails, ({ params, caller }) =>
    getCompanyMails(services.db, params.id, caller),
  )
  bind(api, services, contract.chooseCompanyMails, ({ params, body, caller }) =>
    chooseCompanyMails(services, params.id, body, caller),
  )
}
