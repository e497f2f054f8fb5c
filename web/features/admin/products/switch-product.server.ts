import { data, redirect } from 'react-router'
import { reasonGiven } from '#contract/fields.ts'
import { changeBeer } from '#contract/publishing.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { productsAddress, productsPlace } from './products-address.ts'

/**
 * Activates or inactivates the beer that the form names and shows the list anew; otherwise why not: in the API's words,
 * what is wrong with the reason, and what was typed.
 * @throws 400 for a form that no page of ours sends
 */
export async function switchProduct(context: PageContext, form: FormData, url: URL) {
  const intent = form.get('intent')
  const beerId = form.get('beerId')
  if ((intent !== 'activate' && intent !== 'inactivate') || typeof beerId !== 'string')
    throw malformedForm({})
  const place = productsPlace(url.searchParams)
  const companyId = place.id || String(form.get('companyId') ?? '')
  const status = intent === 'activate'
  // Browsers send a line's end as two characters and count it as one.
  const typed = typedText(form, 'reason')
  const reason = reasonGiven.safeParse(typed)
  if (!status && !reason.success) {
    const wrong = reason.error.issues[0]!.message
    return data({ intent, message: wrong, wrong, typed }, { status: 400 })
  }
  const answer = await tryApi(context, changeBeer, {
    params: { id: beerId },
    body: { companyId, status, ...(typed && { reason: typed }) },
  })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data({ intent, message, wrong: fields?.reason, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: status ? 'products.activated' : 'products.inactivated' })
  return redirect(productsAddress(place), 303)
}
