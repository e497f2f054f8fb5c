/**
 * Without JavaScript a form that asks for more of a beer than can be had leads back to its page, and the page says so: its
 * address has `asked`, the beer and how many. Pages of one beer or of the cart have room for the words.
 */
const HAS_ROOM = /^\/(cart|detail\/)/

/** The address of a page with what was asked of it; without, where nothing was cut. @param back a path of this shop */
export function withAsked(back: string, beerId: string, cut: number | undefined): string {
  const [path = '', search] = back.replace(/#.*/, '').split('?')
  if (!HAS_ROOM.test(path)) return search ? `${path}?${search}` : path
  const query = new URLSearchParams(search)
  query.delete('asked')
  if (cut) query.set('asked', `${beerId}.${cut}`)
  return query.size ? `${path}?${query}` : path
}

/** How many of this beer were asked for, as the address says; undefined where it says nothing of it. */
export function askedAt(search: string, beerId: string): number | undefined {
  const [of, count = ''] = new URLSearchParams(search).get('asked')?.split('.') ?? []
  return of === beerId && /^\d{1,9}$/.test(count) ? Number(count) : undefined
}
