import { data, redirect } from 'react-router'
import {
  approvePayoutRun,
  discardPayoutRun,
  redraftPayoutRun,
  sendPayoutFile,
} from '#contract/payout-runs.ts'
import type { PayoutFileFormat } from '#contract/payout-states.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'
import { markPayout } from './mark-payout.server.ts'
import { placeIn, RUNS, runAddress } from './run-address.ts'
import { takeReturnFile } from './take-return-file.server.ts'

const DONE = {
  approve: 'payoutRuns.approved',
  redraft: 'payoutRuns.redrafted',
  drop: 'payoutRuns.dropped',
  send: 'payoutRuns.fileSent',
} as const
type Act = keyof typeof DONE

/**
 * Does what the form says about a run or one of its payouts, and leads back; otherwise why not: in the API's words, and what was
 * typed. What a return file says is told on the page itself.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnRun(context: PageContext, id: string, form: FormData, { searchParams }: URL) {
  const act = form.get('act')
  const backTo = runAddress(id, placeIn(searchParams))
  if (act === 'return-file') return takeReturnFile(context, form)
  if (act === 'paid' || act === 'failed' || act === 'returned')
    return markPayout(context, act, String(form.get('payout') ?? ''), form, backTo)
  if (act === 'all-paid') return markPayout(context, act, id, form, backTo)
  if (typeof act !== 'string' || !Object.hasOwn(DONE, act)) throw malformedForm({})
  const answer = await take(context, act as Act, id, form)
  if (!answer.ok) {
    const { code, message } = answer.error
    // Nobody is left to be paid: the draft went with that.
    if (act === 'redraft' && code === 'nobody-payable') {
      leaveFlash(context, { kind: 'error', code: 'payoutRuns.nobodyPayable' })
      return redirect(RUNS, 303)
    }
    return data({ kind: 'refused' as const, message }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: DONE[act as Act] })
  return redirect(act === 'drop' ? RUNS : act === 'send' ? backTo : runAddress(id), 303)
}

function take(context: PageContext, act: Act, id: string, form: FormData) {
  const params = { id }
  switch (act) {
    case 'approve':
      return tryApi(context, approvePayoutRun, {
        params,
        body: { draftedAt: String(form.get('draftedAt') ?? '') },
      })
    case 'redraft':
      return tryApi(context, redraftPayoutRun, { params, body: {} })
    case 'drop':
      return tryApi(context, discardPayoutRun, { params, body: {} })
    case 'send':
      return tryApi(context, sendPayoutFile, {
        params,
        body: { format: String(form.get('format')) as PayoutFileFormat },
      })
  }
}
