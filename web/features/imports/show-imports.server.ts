import { data } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import { type BeerImport, getBeerImport, listBeerImports } from '#contract/imports.ts'
import { getCompany } from '#contract/profiles.ts'
import { callApi, tryApi } from '#web/api.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentWords } from '#web/ui/moment-words.ts'

/** A file that was read and that its seller has said nothing of: another one takes its place. */
export function isUnanswered({ state }: BeerImport): boolean {
  return state === 'preview'
}

/** The first step: the files from before, each with the moment in which it came, and whether the company may publish. */
export async function showImports(context: PageContext, user: SessionUser) {
  const [{ imports }, { company }] = await Promise.all([
    callApi(context, listBeerImports),
    callApi(context, getCompany, { params: { id: user.id } }),
  ])
  const { timeZone } = context.get(pageRequest).settings
  const moment = momentWords(timeZone)
  return {
    imports: imports.map((each) => ({ ...each, when: moment(each.createdAt) })),
    waiting: imports.find(isUnanswered),
    mayPublish: company !== '',
  }
}

/** A file and the page of its rows that the address names; the role-aware 404 where it is none of one's own. */
export async function showImport(context: PageContext, id: string, asked: string | null) {
  const page = /^[1-9]\d{0,4}$/.test(asked ?? '') ? Number(asked) : 1
  const answer = await tryApi(context, getBeerImport, { params: { id }, query: { pag: String(page) } })
  if (answer.ok) {
    const { goesOnAt } = answer.value
    const moment = momentWords(context.get(pageRequest).settings.timeZone)
    return { page, ...answer.value, when: goesOnAt && moment(goesOnAt) }
  }
  if (answer.status === 404) throw pageNotFound()
  throw data(answer.error, { status: answer.status })
}
