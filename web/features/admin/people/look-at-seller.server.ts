import { data, redirect } from 'react-router'
import { approveCompany, askCompany } from '#contract/approvals.ts'
import { listOwnBeers } from '#contract/catalogue.ts'
import { listWork } from '#contract/work-list.ts'
import { callApi, tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn, typedText } from '#web/request/read-form.ts'
import type { NotAsked } from './approval-panel.tsx'
import type { BeersToLookAt } from './beers-to-look-at.tsx'
import { personPages } from './person-pages.ts'

/**
 * Approves a new brewery, or asks it for what the form says, and leads back to its page; otherwise why not, in the API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function lookAtSeller(context: PageContext, form: FormData, id: string) {
  const act = textIn(form, 'approval')
  if (act !== 'approve' && act !== 'ask') throw malformedForm({})
  const words = typedText(form, 'words')
  const params = { id }
  const answer =
    act === 'approve'
      ? await tryApi(context, approveCompany, { params })
      : await tryApi(context, askCompany, { params, body: { words } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotAsked>(
      { asked: { wrong: fields?.words ?? message, typed: words } },
      { status: answer.status },
    )
  }
  leaveFlash(context, { kind: 'success', code: act === 'approve' ? 'approval.approved' : 'approval.asked' })
  return redirect(`${personPages('seller', id).record}?looked=1`, 303)
}

/** The newest beers of a brewery that waits: two pages of its own list. */
export async function beersToLookAt(context: PageContext, id: string): Promise<BeersToLookAt> {
  const pages = await Promise.all(
    ['1', '2'].map((pag) => callApi(context, listOwnBeers, { params: { id }, query: { pag } })),
  )
  return { beers: pages.flatMap(({ products }) => products), total: pages[0]!.total }
}

/** After one was looked at: whichever of the others has waited longest, null where none does; undefined before that. */
export async function nextToLookAt(context: PageContext, url: URL, id: string) {
  if (!url.searchParams.has('looked')) return undefined
  const { work } = await callApi(context, listWork, { query: { kind: 'new-brewery' } })
  const next = work.find(({ companyId }) => companyId !== id)
  return next ? { id: next.companyId!, company: next.about } : null
}
