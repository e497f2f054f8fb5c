import { data } from 'react-router'
import { getPurchase, type OwnPurchase } from '#contract/purchases.ts'
import { tryApi } from '#web/api.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** An order of whoever asks. @throws the page's 404 where there is none of theirs, and any other refusal */
export async function showOwnOrder(context: PageContext, id: string): Promise<OwnPurchase> {
  const answer = await tryApi(context, getPurchase, { params: { id } })
  if (answer.ok) return answer.value
  throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
}
