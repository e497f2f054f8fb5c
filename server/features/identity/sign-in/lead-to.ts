import type { trouble } from '#contract/texts/sign-in.ts'

/** Why a sign-in came to nothing: what the page at /login says. */
export type Trouble = keyof typeof trouble

/** Where a browser is led on to, with the cookies for it, each a whole Set-Cookie value. */
export type Led = { to: string; cookies: string[] }

/**
 * A page of the shop. Only these three are ever led to: `next` travels in the query, and the page that is reached
 * follows it only where it is a path of ours.
 */
function pageAt(path: `/login${string}`, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

/** The log-in page, which says what went wrong. */
export const leadToTrouble = (failed: Trouble, next: string | undefined): Led => ({
  to: pageAt('/login', { failed, next }),
  cookies: [],
})

/** The log-in page, where they choose how to go on. */
export const leadToLogIn = (next: string | undefined): Led => ({
  to: pageAt('/login', { next }),
  cookies: [],
})

/** The page that leads who is logged in on to where they belong. */
export const leadToLanding = (
  { next, again }: { next: string | undefined; again?: boolean },
  cookies: string[] = [],
): Led => ({ to: pageAt('/login/done', { next, again: again ? '1' : undefined }), cookies })

/** The page where who waits chooses what to be, or proves that an account is theirs. */
export const leadToWaiting = (
  page: '/login/choose' | '/login/link',
  next: string | undefined,
  cookies: string[],
): Led => ({ to: pageAt(page, { next }), cookies })
