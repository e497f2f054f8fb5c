import { data, redirect } from 'react-router'
import { WINDOW_DAYS } from '#contract/withdrawal-states.ts'
import { setWithdrawalWindow } from '#contract/withdrawals.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'

/** Why a window was not saved: of which country, in words, and what was typed. */
export type NotSaved = { country: string; message: string; typed: string }

/**
 * Saves the window that the form names; empty days: none. Leads back to the page, otherwise says why not.
 * @throws 400 for a form that no page of ours sends
 */
export async function saveWindow(context: PageContext, form: FormData) {
  const [country, typed] = [textIn(form, 'country'), textIn(form, 'days').trim()]
  const counted = WINDOW_DAYS.find((each) => each === textIn(form, 'counted'))
  if (!counted) throw malformedForm({})
  const answer = await tryApi(context, setWithdrawalWindow, {
    params: { country },
    body: { days: daysIn(typed), counted },
  })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotSaved>({ country, message: fields?.days ?? message, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'withdrawals.windowSaved' })
  return redirect('/admin/withdrawals/windows', 303)
}

/** Nothing: no window. What is no number is refused as one that is too small. */
function daysIn(typed: string): number | null {
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0
}
