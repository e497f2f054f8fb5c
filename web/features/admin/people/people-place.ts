export type PeopleList = 'buyers' | 'sellers'

/** Where one is in the panel: which list, how it is searched and sorted, and its page; '' is not set. */
export type PeoplePlace = { list: PeopleList | '' } & Record<
  (typeof FILTERS)[number] | (typeof ORDER)[number],
  string
>

const FILTERS = ['q', 'status', 'country', 'deleted'] as const
const ORDER = ['sort', 'dir', 'pag'] as const

/** What an address asks for, as it stands there: the call refuses what is not on offer. */
export function peoplePlace(query: URLSearchParams): PeoplePlace {
  const list = query.get('list')
  const said = Object.fromEntries([...FILTERS, ...ORDER].map((name) => [name, query.get(name)?.trim() ?? '']))
  return { list: list === 'buyers' || list === 'sellers' ? list : '', ...said } as PeoplePlace
}

function queryOf(place: Partial<PeoplePlace>, names: readonly (keyof PeoplePlace)[]): string {
  const set = names.flatMap((name) => (place[name] ? [[name, place[name]]] : []))
  return set.length ? `?${new URLSearchParams(set)}` : ''
}

/** The address of a place in the panel; page 1 is unsaid. */
export function peopleAddress({ pag, ...place }: Partial<PeoplePlace>): string {
  const at = pag && pag !== '1' ? { ...place, pag } : place
  return `/admin${queryOf(at, ['list', ...FILTERS, ...ORDER])}`
}

/** The address of the same list as a file. */
export function fileAddress(place: PeoplePlace): string {
  const file = place.list === 'sellers' ? 'companies' : 'persons'
  return `/api/admin/${file}.csv${queryOf(place, FILTERS)}`
}

/** Whether less than everybody is asked for. */
export function isFiltered(place: PeoplePlace): boolean {
  return Boolean(place.q || place.status || place.country)
}
