import * as contract from '#contract/provider-books.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { askForReports } from './ask-for-reports.ts'
import { closeDifference } from './close-difference.ts'
import { listDifferences } from './list-differences.ts'
import { listReports } from './list-reports.ts'
import { uploadReport } from './upload-report.ts'

/** Where admins look after the provider's books. */
export function providerBooksRoutes(api: Api, services: Services) {
  const reading = readThrough(services, 'reports')
  const actor = actorOf(services.env)
  bind(api, services, contract.listReports, ({ query }) => listReports(reading.db, query.pag))
  bind(api, services, contract.listDifferences, ({ query }) => listDifferences(reading.db, query))
  bind(api, services, contract.uploadReport, (call) => uploadReport(services, call.body.file, actor(call)))
  bind(api, services, contract.askForReports, (call) => askForReports(services, call.body, actor(call)))
  bind(api, services, contract.closeDifference, (call) =>
    closeDifference(services, call.params.id, call.body.reason, actor(call)),
  )
}
