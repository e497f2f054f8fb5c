import { data, redirect } from 'react-router'
import { CHARGE_CURRENCIES } from '#contract/charge-currencies.ts'
import { markPayout } from '#contract/sales.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'

/**
 * Marks what the form names as paid to a company, if that is still what is owed, and leads back to the company; otherwise
 * why not: in the API's words, what is wrong with the reference, and what was typed.
 * @throws 400 for a form that no page of ours sends
 */
export async function payCompany(context: PageContext, companyId: string, form: FormData) {
  const [amount, reference] = [form.get('amount'), form.get('reference')]
  const currency = CHARGE_CURRENCIES.find((each) => each === form.get('currency'))
  if (typeof amount !== 'string' || typeof reference !== 'string' || !currency) throw malformedForm({})
  const lines = form.getAll('line').map((line) => {
    const [ShoppingHistoryId = '', ProductId = ''] = String(line).split('.')
    return { ShoppingHistoryId, ProductId }
  })
  const answer = await tryApi(context, markPayout, {
    body: { companyId, currency, amount: Number(amount), reference, ...(lines.length && { lines }) },
  })
  if (!answer.ok) {
    const { message, fields } = answer.error
    const notMarked = { message, wrong: fields?.reference, typed: reference }
    return data(notMarked, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'payouts.marked' })
  return redirect(`/admin/payouts/${companyId}?currency=${currency}`, 303)
}
