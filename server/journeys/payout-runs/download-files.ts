import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { PayoutFileFormat } from '#contract/payout-states.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { shopMoment } from '../../csv/shop-moment.ts'
import type { Services } from '../../services.ts'
import { writeBankCsv } from '../payouts/files/write-bank-csv.ts'
import { writeCnab240 } from '../payouts/files/write-cnab-240.ts'
import { readOutgoing } from './outgoing-payouts.ts'
import { findFileRun } from './run-by-file.ts'

type Parts = Pick<Services, 'db' | 'env'>

/** What of a run was sent in a file, however it ended. */
const sentOf = (id: string, format: PayoutFileFormat) => sql`payouts.run_id = ${id} AND sent_as = ${format}`
/** What of a run somebody has still to transfer by hand. */
const waitingOf = (id: string) => sql`payouts.run_id = ${id} AND payouts.state = 'approved'`

/**
 * Payouts of a run as a table with the whole accounts: those that were sent as one; where they are paid by hand, those that wait to be
 * transferred. Refuses: not-found, run-not-by-file.
 */
export async function downloadCsv({ db, env }: Parts, id: string, actor: Actor): Promise<Response | Refusal> {
  const run = await findFileRun(db, id, { ways: ['bank-file', 'by-hand'] })
  if (isRefusal(run)) return run
  const which = run.way === 'by-hand' ? waitingOf(id) : sentOf(id, 'csv')
  const { outgoing } = await readOutgoing(db, env, which)
  await recordDownload(db, actor, id)
  return answerFile('text/csv', `lupulo-pagos-${id.slice(-8)}.csv`, writeBankCsv(outgoing))
}

/**
 * Those that were sent as CNAB 240, the same bytes each time. Refuses: not-found, run-not-by-file, cnab-not-set, also where none was sent.
 */
export async function downloadCnab(
  { db, env }: Parts,
  id: string,
  actor: Actor,
): Promise<Response | Refusal> {
  const run = await findFileRun(db, id)
  if (isRefusal(run)) return run
  const account = env.cnab
  if (!account || run.cnabNumber === null || run.cnabAt === null) return refuse('cnab-not-set')
  const { outgoing } = await readOutgoing(db, env, sentOf(id, 'cnab240'))
  await recordDownload(db, actor, id)
  const [day = '', time = ''] = shopMoment(env.SHOP_TIMEZONE)(run.cnabAt).split(' ')
  const { file } = writeCnab240(outgoing, { account, sequence: run.cnabNumber, day, time, payOn: day })
  return answerFile('text/plain', `lupulo-${String(run.cnabNumber).padStart(6, '0')}.rem`, file)
}

/** Nobody else is told whole accounts: that somebody took them is an entry of the audit log. */
async function recordDownload(db: Services['db'], actor: Actor, id: string): Promise<void> {
  const subject = { kind: 'payout-run', id } as const
  await db.transaction((tx) => recordAudit(tx, actor, { action: 'list-downloaded', subject }))
}

function answerFile(type: string, name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
