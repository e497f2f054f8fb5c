import type { HeldBack } from '#contract/mail-reasons.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import { MAILS } from '../../outbox/mail-kinds.ts'
import type { ClaimedMail } from './mail-claim.ts'
import type { MailFacts } from './read-mail-facts.ts'

/** What becomes of a mail that was counted; `giveBack` takes it off the counters when it did not leave after all. */
type Counted =
  | { may: 'leave'; giveBack: () => Promise<void> }
  | { may: 'wait'; seconds: number }
  | { may: 'never'; because: HeldBack }

/** Whether a mail may go where it is to go: nobody has to have proved that address, somebody has, or real money asks for it. */
export function mayGoThere({ kind }: Pick<ClaimedMail, 'kind'>, { isProved, isPaid }: MailFacts): boolean {
  const { unproved } = MAILS[kind]
  return isProved || unproved === 'leaves' || (unproved === 'if-paid' && isPaid)
}

/**
 * Counts a mail of its recipient, right before it leaves. What real money causes is not counted of a proved address: a
 * brewery hears of each of its sales at once.
 */
export async function countMail(
  rateLimits: RateLimits,
  { kind, recipient }: Pick<ClaimedMail, 'kind' | 'recipient'>,
  { isProved, isPaid }: MailFacts,
): Promise<Counted> {
  const rule = MAILS[kind]
  const taken: (typeof rule.counts)[number][] = []
  const giveBack = async () => {
    for (const counted of taken) await rateLimits.giveBack(counted, recipient)
  }
  if (rule.unproved === 'if-paid' && isProved && isPaid) return { may: 'leave', giveBack }
  for (const counted of rule.counts) {
    const tooMany = await rateLimits.take(counted, recipient)
    if (tooMany) {
      await giveBack()
      return rule.beyond === 'waits'
        ? { may: 'wait', seconds: Number(tooMany.details?.retryAfterSeconds) }
        : { may: 'never', because: 'too-many' }
    }
    taken.push(counted)
  }
  return { may: 'leave', giveBack }
}
