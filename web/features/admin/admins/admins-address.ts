export const ADMINS_PAGE = '/admin/admins'

/** Where the page asks before it switches somebody on or off, changes what they are, or withdraws an invitation. */
export function askAt(what: 'switch' | 'change' | 'withdraw', id: string): string {
  return `${ADMINS_PAGE}?${what}=${id}`
}
