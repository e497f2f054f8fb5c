import { data, redirect } from 'react-router'
import { draftPayoutRun } from '#contract/payout-runs.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { runAddress } from './run-address.ts'

/** Drafts a run and leads to it; otherwise why not, in the API's words. */
export async function draftRun(context: PageContext) {
  const answer = await tryApi(context, draftPayoutRun, { body: {} })
  if (!answer.ok) return data({ message: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: 'payoutRuns.drafted' })
  return redirect(runAddress(answer.value.id), 303)
}
