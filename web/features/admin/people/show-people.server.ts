import { data } from 'react-router'
import type { InputOf } from '#contract/endpoint.ts'
import type { Buyer, Company } from '#contract/identity.ts'
import { getPanel, listCompanies, listPersons } from '#contract/people.ts'
import { COUNTRIES } from '#contract/places.ts'
import { type ApiAnswer, callApi, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { type PeopleList, type PeoplePlace, peoplePlace } from './people-place.ts'

/** Where the imported breweries are, beside the countries of our forms. */
const IMPORTED_FROM = 'United States'

/** A page of a list; `people` are sellers where they have a company. */
export type FoundPeople = { people: (Buyer | Company)[]; total: number; totalPages: number }

/**
 * What the panel shows at an address: the counts and who came last, or a page of a list. A list that could not be loaded is told by `failed`,
 * in the API's words.
 * @throws the refusal of who may not see it
 */
export async function showPeople(context: PageContext, url: URL) {
  const place = peoplePlace(url.searchParams)
  const nothing = { place, counts: null, newest: null, found: null, failed: null, countries: [] as string[] }
  if (!place.list) return { ...nothing, ...(await showPanel(context, place)) }
  const countries = place.list === 'sellers' ? [...COUNTRIES, IMPORTED_FROM] : [...COUNTRIES]
  const answer = await readList(context, place)
  if (answer.ok) return { ...nothing, countries, found: answer.value }
  if (answer.status === 401 || answer.status === 403) throw data(answer.error, { status: answer.status })
  return { ...nothing, countries, failed: { status: answer.status, message: answer.error.message } }
}

/** How many last ones of a list the panel shows. */
const NEWEST = 5

/** Before a list is chosen: how many there are, what waits, and who came last. */
async function showPanel(context: PageContext, place: PeoplePlace) {
  const lastOf = async (list: PeopleList) => {
    const answer = await readList(context, { ...place, list, pag: '1' })
    return answer.ok ? answer.value.people.slice(0, NEWEST) : []
  }
  const [counts, buyers, sellers] = await Promise.all([
    callApi(context, getPanel),
    lastOf('buyers'),
    lastOf('sellers'),
  ])
  return { counts, newest: { buyers, sellers } }
}

async function readList(context: PageContext, place: PeoplePlace): Promise<ApiAnswer<FoundPeople>> {
  const { list, ...asked } = place
  if (list === 'sellers') {
    const query = asked as InputOf<typeof listCompanies>['query']
    const answer = await tryApi(context, listCompanies, { query })
    return answer.ok ? { ok: true, value: paged(answer.value, 'companies') } : answer
  }
  const query = asked as InputOf<typeof listPersons>['query']
  const answer = await tryApi(context, listPersons, { query })
  return answer.ok ? { ok: true, value: paged(answer.value, 'persons') } : answer
}

/** With any query the answer is a page, whose people stand under their noun. */
function paged(answer: object, noun: 'persons' | 'companies'): FoundPeople {
  const { [noun]: people, total, totalPages } = answer as Record<typeof noun, Buyer[]> & FoundPeople
  return { people, total, totalPages }
}
