/** The page numbers that page controls show: the first, the last, those around the current; null where some are left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const near = [1, total, current - 1, current, current + 1]
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, at) => {
    const before = pages[at - 1]
    if (before === undefined || page - before === 1) return [page]
    // One page left out takes as much room as the sign that says so.
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
