import type { Logger } from 'pino'
import type { ReportKind } from '#contract/provider-book-kinds.ts'
import { isProviderFailure, type ProviderFailure } from '../../../ports/payment-provider.ts'
import type { ReportSource, ReportStanding, ReportWish } from '../../../ports/report-source.ts'
import { createCircuit } from '../../circuit.ts'
import { callMercadoPago, type Ended, type MercadoPagoSettings } from '../call-mercado-pago.ts'
import { fetchReportFile } from './fetch-report-file.ts'
import {
  configAnswer,
  type ListedReport,
  listAnswer,
  standingOf,
  taskAnswer,
  taskStandingAnswer,
} from './report-answers.ts'
import { COLUMNS } from './wanted-columns.ts'

/** One is asked for a day, and a file takes a while. */
const CALLS_AT_ONCE = 2
const CALLS_WAITING = 20

const pathOf = (kind: ReportKind) => `/v1/account/${kind === 'released' ? 'release' : 'settlement'}_report`

/** Whole seconds, as the reference writes them. */
const written = (at: Date) => at.toISOString().replace(/\.\d{3}Z$/, 'Z')

/**
 * Mercado Pago's reports of released money and of all transactions
 * (https://www.mercadopago.com/developers/en/docs/checkout-pro/additional-content/reports). They have a circuit of their own: who
 * pays does not wait for books.
 */
export function createReportSource(
  settings: MercadoPagoSettings & { log?: Pick<Logger, 'warn'> },
): ReportSource {
  const circuit = createCircuit<Ended>({
    name: 'payment provider: reports',
    log: settings.log,
    saysAway: ({ away }) => away,
    ...{ atOnce: CALLS_AT_ONCE, waiting: CALLS_WAITING },
  })

  /** An account that has said nothing of its reports gets none; what its owner has chosen stays as it is. */
  async function configure(kind: ReportKind): Promise<ProviderFailure | undefined> {
    const path = `${pathOf(kind)}/config`
    const known = await callMercadoPago(settings, circuit, { method: 'GET', path, answer: configAnswer })
    if (!isProviderFailure(known)) return undefined
    if (known.status !== 404 && known.status !== 400) return known
    const body = {
      columns: COLUMNS[kind].map((key) => ({ key })),
      file_name_prefix: `lupulo-${kind}`,
      ...{ separator: ';', display_timezone: 'GMT-04', report_translation: 'en', refund_detailed: true },
      frequency: { hour: 0, type: 'monthly', value: 1 },
      ...(kind === 'released' ? { include_withdrawal_at_end: false } : { include_withdraw: true }),
    }
    const made = await callMercadoPago(settings, circuit, {
      method: 'POST',
      path,
      body,
      answer: configAnswer,
    })
    return isProviderFailure(made) ? made : undefined
  }

  return {
    async ask({ kind, from, until }) {
      const failed = await configure(kind)
      if (failed) return failed
      const body = { begin_date: written(from), end_date: written(until) }
      const path = pathOf(kind)
      const asked = await callMercadoPago(settings, circuit, {
        method: 'POST',
        path,
        body,
        answer: taskAnswer,
      })
      return asked ?? { failed: 'refused', status: 203, message: 'the provider made no report (203)' }
    },

    async follow({ kind, taskId, ...wish }) {
      const path = `${pathOf(kind)}/task/${encodeURIComponent(taskId)}`
      const task = await callMercadoPago(settings, circuit, {
        method: 'GET',
        path,
        answer: taskStandingAnswer,
      })
      if (!isProviderFailure(task)) return standingOf(task)
      // Some accounts are told nothing of tasks: what is made is in the list.
      if (task.failed !== 'refused') return task
      const listed = await callMercadoPago(settings, circuit, {
        method: 'GET',
        path: `${pathOf(kind)}/list`,
        answer: listAnswer,
      })
      return isProviderFailure(listed) ? listed : findListed(listed, taskId, wish)
    },

    fetchFile: (kind, fileName) =>
      fetchReportFile(settings, circuit, `${pathOf(kind)}/${encodeURIComponent(fileName)}`),

    isAway: () => circuit.isAway(),
  }
}

function findListed(
  listed: ListedReport[],
  taskId: string,
  { from, until }: Pick<ReportWish, 'from' | 'until'>,
): ReportStanding {
  const isOfPeriod = ({ begin_date, end_date }: ListedReport) =>
    Date.parse(begin_date ?? '') === from.getTime() && Date.parse(end_date ?? '') === until.getTime()
  const found = listed.find(({ id }) => id === taskId) ?? listed.find(isOfPeriod)
  return found?.file_name ? { standing: 'made', fileName: found.file_name } : { standing: 'making' }
}
