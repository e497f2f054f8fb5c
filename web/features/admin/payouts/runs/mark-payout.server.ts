import { data, redirect } from 'react-router'
import {
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  markPayoutRunPaid,
} from '#contract/payout-endings.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { typedText } from '#web/request/read-form.ts'
import { plainNumber } from '../../plain-number.ts'
import type { PayoutStep } from './run-address.ts'

type Step = PayoutStep['step'] | 'all-paid'

const DONE = {
  'all-paid': 'payoutRuns.markedAllPaid',
  paid: 'payoutRuns.markedPaid',
  failed: 'payoutRuns.markedFailed',
  returned: 'payoutRuns.markedReturned',
} as const

/**
 * Says how a payout ended, or all that are left of a run, as the form has it, and leads back to the run; otherwise why not, what is wrong
 * where, and what was typed. @param id the payout's, or the run's
 */
export async function markPayout(
  context: PageContext,
  step: Step,
  id: string,
  form: FormData,
  backTo: string,
) {
  const typed = {
    reference: String(form.get('reference') ?? ''),
    reason: typedText(form, 'reason'),
    amount: String(form.get('amount') ?? ''),
  }
  const amount = plainNumber(typed.amount)
  if ('wrong' in amount) return notMarked(400, { amount: amount.wrong }, amount.wrong)
  const open = Number(form.get('open'))
  const answer = await mark(context, step, id, { ...typed, amount: amount.value, open })
  if (!answer.ok) {
    const { code, message, fields = {} } = answer.error
    const wrong = code === 'returned-too-much' ? { amount: message } : fields
    return notMarked(answer.status, wrong, message)
  }
  leaveFlash(context, { kind: 'success', code: DONE[step] })
  return redirect(backTo, 303)

  function notMarked(status: number, wrong: Record<string, string>, message: string) {
    return data({ kind: 'not-marked' as const, message, wrong, typed }, { status })
  }
}

function mark(
  context: PageContext,
  step: Step,
  id: string,
  { reference, reason, amount, open }: Record<'reference' | 'reason' | 'amount', string> & { open: number },
) {
  const params = { id }
  switch (step) {
    case 'paid':
      return tryApi(context, markPayoutPaid, { params, body: { reference } })
    case 'all-paid':
      return tryApi(context, markPayoutRunPaid, { params, body: { reference, open } })
    case 'failed':
      return tryApi(context, markPayoutFailed, { params, body: { reason } })
    case 'returned':
      return tryApi(context, markPayoutReturned, {
        params,
        body: { reason, ...(amount && { amount: Number(amount) }) },
      })
  }
}
