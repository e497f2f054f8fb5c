/** Where one is in the audit log; '' : not filtered by that. `pag` from 1. */
export type AuditPlace = Record<(typeof FILTERS)[number], string> & { page: number }

const FILTERS = ['q', 'action', 'kind', 'subject', 'actor', 'from', 'to'] as const

/** What an address asks for, as it stands there: the call says what is wrong with it. */
export function auditPlace(query: URLSearchParams): AuditPlace {
  const said = Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? '']))
  const page = /^[1-9]\d{0,5}$/.test(query.get('pag') ?? '') ? Number(query.get('pag')) : 1
  return { ...(said as Omit<AuditPlace, 'page'>), page }
}

/** The filters that are set, as a query. */
export function auditQuery(place: Partial<AuditPlace>): string {
  return String(new URLSearchParams(FILTERS.flatMap((name) => (place[name] ? [[name, place[name]]] : []))))
}

/** The address of a place in the log. */
export function auditAddress({ page = 1, ...filters }: Partial<AuditPlace>): string {
  const query = [auditQuery(filters), page > 1 && `pag=${page}`].filter(Boolean).join('&')
  return `/admin/audit${query && `?${query}`}`
}
