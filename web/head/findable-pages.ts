import { matchPath } from 'react-router'

/**
 * The pages that search engines may list, as `routes.ts` writes them. Every other page asks to be left out: who adds a page
 * of something personal has nothing to remember, who adds one for everybody adds it here and gives it `headOf`.
 */
export const FINDABLE_PAGES = [
  '/',
  '/home',
  '/shop',
  '/breweries',
  '/detail/:id',
  '/company/:id',
  '/aboutUs',
  '/contact',
  '/terms',
  '/privacy',
] as const

/** Whether a page of that path may be listed; upper and lower case are one, as for the router. */
export function isFindable(pathname: string): boolean {
  return FINDABLE_PAGES.some((pattern) => matchPath(pattern, pathname))
}
