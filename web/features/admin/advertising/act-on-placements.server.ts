import { data, redirect } from 'react-router'
import { changePlacement, placeAdvertisement, withdrawPlacement } from '#contract/advertising.ts'
import { type ApiAnswer, tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { advertisingAt } from './advertising-address.ts'
import { readPlacementForm, typedPlacement } from './read-placement-form.ts'

const DONE = {
  place: 'advertising.placed',
  change: 'advertising.changed',
  withdraw: 'advertising.withdrawn',
} as const
type Act = keyof typeof DONE

/** Why nothing was done: in the API's words, what is wrong by field, and what was typed. */
export type PlacementRefusal = {
  act: Act
  message: string | null
  wrong: Record<string, string>
  typed: Record<string, string>
}

/**
 * Places, changes or withdraws, as the form says, and leads back to the page; otherwise why not.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnPlacements(context: PageContext, form: FormData) {
  const act = (Object.keys(DONE) as Act[]).find((each) => each === form.get('act'))
  if (!act) throw malformedForm({})
  const typed = typedPlacement(form)
  const answer = await send(context, act, form)
  if ('wrong' in answer) {
    return data<PlacementRefusal>({ act, message: null, wrong: answer.wrong, typed }, { status: 400 })
  }
  if (!answer.ok) {
    const { message, fields = {} } = answer.error
    return data<PlacementRefusal>({ act, message, wrong: fields, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: DONE[act] })
  return redirect(advertisingAt(), 303)
}

async function send(
  context: PageContext,
  act: Act,
  form: FormData,
): Promise<ApiAnswer<unknown> | { wrong: Record<string, string> }> {
  const params = { id: String(form.get('id') ?? '') }
  if (act === 'withdraw') {
    const reason = typedText(form, 'reason')
    return tryApi(context, withdrawPlacement, { params, body: { reason } })
  }
  const read = readPlacementForm(form)
  if ('wrong' in read) return read
  return act === 'place'
    ? tryApi(context, placeAdvertisement, read)
    : tryApi(context, changePlacement, { params, ...read })
}
