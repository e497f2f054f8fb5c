import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'

/** Where one is on the work list; '': all kinds. `page` from 1. `free`: the order whose beers are about to be freed. */
export type WorkPlace = { kind: WorkKind | ''; page: number; free?: string }

/** Where an address says that one is: everywhere, unless it names a kind. */
export function workPlace(query: URLSearchParams): WorkPlace {
  const kind = query.get('kind') as WorkKind
  const page = /^[1-9]\d{0,5}$/.test(query.get('pag') ?? '') ? Number(query.get('pag')) : 1
  const free = query.get('free')
  return { kind: WORK_KINDS.includes(kind) ? kind : '', page, ...(free && { free }) }
}

/** The address of a place on the work list. */
export function workAddress({ kind, page, free }: WorkPlace): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(page > 1 && { pag: String(page) }),
    ...(free && { free }),
  })
  return `/admin/work${query.size ? `?${query}` : ''}`
}
