import { data } from 'react-router'
import { getBeerImport, listBeerImports } from '#contract/beer-imports.ts'
import type { SessionUser } from '#contract/identity.ts'
import { getCompany } from '#contract/profiles.ts'
import { callApi, tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { pageNotFound } from '#web/request/require-role.ts'
import { momentWords } from '#web/ui/moment-words.ts'

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
    mayPublish: company !== '',
  }
}

/** A file and the page of its rows that the address names; the role-aware 404 where it is none of one's own. */
export async function showImport(context: PageContext, id: string, asked: string | null) {
  const page = /^[1-9]\d{0,4}$/.test(asked ?? '') ? Number(asked) : 1
  const answer = await tryApi(context, getBeerImport, { params: { id }, query: { pag: String(page) } })
  if (answer.ok) return { page, ...answer.value }
  if (answer.status === 404) throw pageNotFound()
  throw data(answer.error, { status: answer.status })
}
