import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { readReturnFile as call } from '#contract/payout-endings.ts'
import * as payoutFileTexts from '#contract/texts/payout-file.ts'
import { textOf } from '#contract/texts/text.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { cnabReference } from '../payouts/files/cnab-destination.ts'
import { readCnabReturn } from '../payouts/files/read-cnab-return.ts'
import { endFailed, endPaid, isOpen, lockPayout } from './end-payouts.ts'

type Outcome = 'paid' | 'failed' | 'unknown' | 'left'

/**
 * Takes a bank's answer to CNAB 240 files: what was paid, and what was not and is owed again. Each row by itself, so that a file that is read twice, or
 * breaks off, does no harm. Refuses: no-return-file (anything else).
 */
export async function readReturnFile(
  services: Pick<Services, 'db' | 'jobs'>,
  { file }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  const read = readCnabReturn(file)
  if (read === 'no-return') return refuse('no-return-file')
  const ids = await sentByFile(services)
  const count: Record<Outcome, number> = { paid: 0, failed: 0, unknown: 0, left: 0 }
  for (const payment of read.payments) {
    const id = ids.get(payment.reference)
    count[id ? await takeRow(services, id, payment, actor) : 'unknown'] += 1
  }
  const { paid, failed, unknown } = count
  const broken = read.broken.map(({ line, reason }) => ({
    line,
    reason: textOf(payoutFileTexts.broken[reason]),
  }))
  return { paid, failed, unknown, broken }
}

/** By what files call them. */
async function sentByFile({ db }: Pick<Services, 'db'>): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM payouts WHERE sent_as = 'cnab240' AND sent_at > now() - interval '1 year'`)
  return new Map(rows.map(({ id }) => [cnabReference(id), id]))
}

type Row = Exclude<ReturnType<typeof readCnabReturn>, 'no-return'>['payments'][number]

async function takeRow(
  services: Pick<Services, 'db' | 'jobs'>,
  id: string,
  { standing, amountCents, bankReference, occurrences }: Row,
  actor: Actor,
): Promise<Outcome> {
  if (standing !== 'paid' && standing !== 'failed') return 'left'
  return inTransaction(services.db, async (tx) => {
    const payout = (await lockPayout(tx, id))!
    if (payout.amountCents !== amountCents) return 'unknown'
    if (payout.state === standing) return standing
    if (!isOpen(payout)) return 'unknown'
    if (standing === 'paid') await endPaid(services, tx, payout, bankReference)
    else await endFailed(services, tx, payout, occurrences.join(' '))
    await recordAudit(tx, actor, {
      action: `payout-${standing}` as const,
      subject: { kind: 'payout', id },
      facts: { companyId: payout.companyId, amountCents, occurrences: occurrences.join(' ') },
    })
    return standing
  })
}
