import * as endings from '#contract/payout-endings.ts'
import * as contract from '#contract/payout-runs.ts'
import * as statements from '#contract/payout-statements.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { downloadStatement, getStatement } from '../payouts/get-statement.ts'
import { approveRun } from './approve-run.ts'
import { downloadCnab, downloadCsv } from './download-files.ts'
import { discardRun, draftRun, redraftRun } from './draft-run.ts'
import { getRun } from './get-run.ts'
import { listRuns } from './list-runs.ts'
import { markFailed, markPaid, markReturned } from './mark-payouts.ts'
import { markRunPaid } from './mark-run-paid.ts'
import { readReturnFile } from './read-return-file.ts'
import { sendFile } from './send-file.ts'

/** Paying breweries together: proposed, decided on, handed over, ended; and what each payout is made of. */
export function payoutRunsRoutes(api: Api, services: Services) {
  const reading = readThrough(services, 'reports')
  const actor = actorOf(services.env)
  bind(api, services, contract.listPayoutRuns, ({ query }) => listRuns(reading, query))
  bind(api, services, contract.draftPayoutRun, (call) => draftRun(services, actor(call)))
  bind(api, services, contract.getPayoutRun, ({ params, query, caller }) =>
    getRun({ ...services, db: reading.db }, params.id, query, caller),
  )
  bind(api, services, contract.redraftPayoutRun, (call) => redraftRun(services, call.params.id, actor(call)))
  bind(api, services, contract.discardPayoutRun, (call) => discardRun(services, call.params.id, actor(call)))
  bind(api, services, contract.approvePayoutRun, (call) =>
    approveRun(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.sendPayoutFile, (call) =>
    sendFile(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.downloadPayoutCsv, (call) =>
    downloadCsv(services, call.params.id, actor(call)),
  )
  bind(api, services, contract.downloadPayoutCnab, (call) =>
    downloadCnab(services, call.params.id, actor(call)),
  )
  bind(api, services, endings.readReturnFile, (call) => readReturnFile(services, call.body, actor(call)))
  bind(api, services, endings.markPayoutPaid, (call) =>
    markPaid(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, endings.markPayoutRunPaid, (call) =>
    markRunPaid(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, endings.markPayoutFailed, (call) =>
    markFailed(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, endings.markPayoutReturned, (call) =>
    markReturned(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, statements.getPayoutStatement, ({ params, caller }) =>
    getStatement(reading.db, params.id, caller),
  )
  bind(api, services, statements.downloadPayoutStatement, ({ params, caller }) =>
    downloadStatement(reading.db, params.id, caller, services.env.SHOP_TIMEZONE),
  )
}
