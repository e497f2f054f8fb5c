import { Hono } from 'hono'
import { account } from '../account.ts'
import { isRefused, readJson, say } from '../api/json-call.ts'
import { refusal } from '../api-error.ts'
import { providerDate } from '../dates.ts'
import type { Provider } from '../provider.ts'
import type { ReportRecord } from '../records.ts'
import { makeReport, notConfigured, statusOf } from './make-report.ts'
import { readConfig } from './report-config.ts'
import type { ReportKind } from './report-kinds.ts'
import { writeReport } from './write-report.ts'

/** The calls about one of the account's reports: how it is written, asking for one, finding and fetching it. */
export function reportsRoutes(provider: Provider, kind: ReportKind) {
  const { ledger } = provider
  const routes = new Hono({ strict: false })
  const own = () => [...ledger.reports.values()].filter((each) => each.kind === kind).toReversed()

  routes.get('/config', (context) => {
    const config = ledger.reportConfigs.get(kind)
    return say(context, config ? { status: 200, body: config.sent } : notConfigured())
  })
  routes.on(['POST', 'PUT'], '/config', async (context) => {
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const config = readConfig(kind, sent.body)
    if (!config) return say(context, refusal(400, 'bad_request', 'Params Error.'))
    ledger.saveReportConfig(kind, config)
    return say(context, { status: context.req.method === 'POST' ? 201 : 200, body: config.sent })
  })

  // 203 says that none was made: what is asked too often is answered so.
  routes.post('/', async (context) => {
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    if (provider.reports.mood.trouble === 'not-made') return context.body(null, 203)
    const made = makeReport(provider, kind, sent.body)
    return say(context, isRefused(made) ? made : { status: 202, body: taskAnswer(made.report) })
  })
  routes.get('/', (context) =>
    kind === 'release'
      ? say(context, refusal(405, 'method_not_allowed', "Method 'GET' is not supported"))
      : say(context, refusal(404, 'not_found', 'Resource /account/settlement_report not found.')),
  )

  routes.get('/list', (context) => context.json(own().filter(isMade).map(listed)))
  routes.get('/search', (context) => {
    const { id, file_name } = context.req.query()
    const results = own()
      .filter(isMade)
      .filter((each) => (id ?? String(each.id)) === String(each.id))
      .filter((each) => (file_name ?? each.fileName) === each.fileName)
    return context.json({
      paging: { total: results.length, limit: 30, offset: 0 },
      results: results.map(listed),
    })
  })
  routes.get('/task/:id', (context) => {
    const found = ledger.reports.get(Number(context.req.param('id')))
    if (found?.kind !== kind) return say(context, refusal(403, 'internal_error', 'internal_error'))
    return context.json(taskAnswer(found))
  })
  routes.get('/:file', (context) => {
    const found = own().find((each) => each.fileName === context.req.param('file') && isMade(each))
    if (!found) return say(context, refusal(404, 'not_found', 'Report not found'))
    return context.body(writeReport(provider, found), 200, { 'content-type': 'text/csv' })
  })
  return routes
}

const isMade = (report: ReportRecord) => statusOf(report) === 'processed'

function taskAnswer(report: ReportRecord) {
  const status = statusOf(report)
  const task = { ...listed(report), status, report_type: report.kind, format: 'CSV' }
  return status === 'processed' ? { ...task, report_id: report.id } : { ...task, file_name: '' }
}

function listed({ id, beginAt, endAt, fileName, createdAt }: ReportRecord) {
  return {
    ...{ id, user_id: account.collectorId, file_name: fileName, created_from: 'manual', status: 'enabled' },
    ...{ begin_date: new Date(beginAt).toISOString(), end_date: new Date(endAt).toISOString() },
    date_created: providerDate(createdAt),
  }
}
