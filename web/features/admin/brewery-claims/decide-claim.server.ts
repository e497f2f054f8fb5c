import { data, redirect } from 'react-router'
import { BREWERY_CLAIM_DECISIONS } from '#contract/brewery-claim-states.ts'
import { decideBreweryClaim } from '#contract/brewery-claims.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn, typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { decisionPlace } from '../decision-place.ts'
import { claimsAddress } from './claims-address.ts'

/**
 * Decides about the claim that the form names, for the reason that it gives, and leads back to the list; otherwise why not, in the
 * API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerClaimDecision(context: PageContext, form: FormData, url: URL) {
  const decision = BREWERY_CLAIM_DECISIONS.find((each) => each === textIn(form, 'decision'))
  if (!decision) throw malformedForm({})
  const reason = typedText(form, 'reason')
  const params = { id: textIn(form, 'id') }
  const answer = await tryApi(context, decideBreweryClaim, { params, body: { decision, reason } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotDone>({ message, wrong: fields?.reason, typed: reason }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: `breweryClaims.${decision}` })
  return redirect(claimsAddress({ ...decisionPlace(url.searchParams), decide: '' }), 303)
}
