/**
 * Which pages of a list have a link of their own: the first, the last, this one and its neighbours. A `null` stands for several
 * that are left out; one alone is shown, as it takes no more room.
 */
export function pagesShown(page: number, total: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, total])].filter(
    (each) => each >= 1 && each <= total,
  )
  return wanted
    .toSorted((one, other) => one - other)
    .flatMap((each, at, all) => {
      const left = each - (all[at - 1] ?? each - 1) - 1
      if (left === 1) return [each - 1, each]
      return left > 1 ? [null, each] : [each]
    })
}
