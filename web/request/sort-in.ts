/** How a list is sorted; '': as it is where nobody said. */
export type SortPlace<By extends string> = { sort: By | ''; dir: '' | 'asc' | 'desc' }

/** How an address says that a list is sorted; what no link of ours says is left out. */
export function sortIn<const By extends string>(query: URLSearchParams, sorts: readonly By[]): SortPlace<By> {
  const dir = query.get('dir')
  return {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? '',
    dir: dir === 'asc' || dir === 'desc' ? dir : '',
  }
}

/** What of it an address says, as fields of a form that asks by its address. */
export function sortKept({ sort, dir }: SortPlace<string>): Record<string, string> {
  return { ...(sort && { sort }), ...(dir && { dir }) }
}
