import { data } from 'react-router'

/** What the 404 page is told: where a visitor may log in and come back to. */
export type PageNotFound = { code: 'page-not-found'; loginAndReturnTo?: string }

/** The role-aware 404: `throw pageNotFound()`. */
export function pageNotFound(loginAndReturnTo?: string) {
  const body: PageNotFound = { code: 'page-not-found', ...(loginAndReturnTo && { loginAndReturnTo }) }
  return data(body, { status: 404 })
}
