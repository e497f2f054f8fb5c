import { data, redirect } from 'react-router'
import { WINDOW_DAYS } from '#contract/withdrawal-states.ts'
import { listWithdrawalWindows, setWithdrawalWindow, type WithdrawalWindow } from '#contract/withdrawals.ts'
import { callApi, tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'

/** Why nothing was saved, by country, and what was typed for each. */
export type NotSaved = {
  errors: Record<string, string>
  typed: Record<string, Typed>
}
type Typed = { days: string; counted: WithdrawalWindow['counted'] }

/**
 * Saves the windows that the form says otherwise than they are; empty days: none. Leads back to the page. Where one is wrong none
 * is saved, and it says why of each.
 * @throws 400 for a form that no page of ours sends
 */
export async function saveWindows(context: PageContext, form: FormData) {
  const { windows } = await callApi(context, listWithdrawalWindows)
  const typed = Object.fromEntries(windows.map(({ country }) => [country, typedOf(form, country)]))
  const changed = windows.flatMap(({ country, days, counted }) => {
    const body = { days: daysIn(typed[country]!.days), counted: typed[country]!.counted }
    return body.days === days && body.counted === counted ? [] : [{ country, body }]
  })
  // The call words what is wrong; while something is, what is right is not sent.
  const wrong = changed.filter(({ body }) => !setWithdrawalWindow.body!.safeParse(body).success)
  const errors: NotSaved['errors'] = {}
  let status = 200
  for (const { country, body } of wrong.length ? wrong : changed) {
    const answer = await tryApi(context, setWithdrawalWindow, { params: { country }, body })
    if (answer.ok) continue
    status = answer.status
    errors[country] = answer.error.fields?.days ?? answer.error.message
  }
  if (status !== 200) return data<NotSaved>({ errors, typed }, { status })
  leaveFlash(context, { kind: 'success', code: 'withdrawals.windowsSaved' })
  return redirect('/admin/withdrawals/windows', 303)
}

function typedOf(form: FormData, country: string): Typed {
  const counted = WINDOW_DAYS.find((each) => each === textIn(form, `counted-${country}`))
  if (!counted) throw malformedForm({})
  return { days: textIn(form, `days-${country}`).trim(), counted }
}

/** Nothing: no window. What is no number is refused as one that is too small. */
function daysIn(typed: string): number | null {
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0
}
