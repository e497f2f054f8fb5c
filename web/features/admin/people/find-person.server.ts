import { data } from 'react-router'
import {
  type AdminBuyer,
  type AdminCompany,
  getBuyerForAdmin,
  getCompanyForAdmin,
} from '#contract/people-records.ts'
import { type ApiAnswer, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** A buyer's record, null where there is none; anything else that is refused is the page's error. */
export async function findBuyer(context: PageContext, id: string): Promise<AdminBuyer | null> {
  return orNull(await tryApi(context, getBuyerForAdmin, { params: { id } }))
}

/** The same of a seller; the id is the company's. */
export async function findSeller(context: PageContext, id: string): Promise<AdminCompany | null> {
  return orNull(await tryApi(context, getCompanyForAdmin, { params: { id } }))
}

function orNull<Record>(answer: ApiAnswer<Record>): Record | null {
  if (answer.ok) return answer.value
  if (answer.status === 404) return null
  throw data(answer.error, { status: answer.status })
}
