import { cookieName } from '#contract/cookie-name.ts'
import { isSecure, type PageContext, pageRequest } from './page-request.ts'

/** What the browser keeps under this name of ours, whatever prefix it bears. */
export function keptCookie(context: PageContext, name: string): string | undefined {
  const page = context.get(pageRequest)
  return page.cookies.get(cookieName(name, isSecure(page)))
}

/** Has the browser keep a cookie that no script reads; 0 seconds: forget it. */
export function keepCookie(context: PageContext, name: string, value: string, seconds: number): void {
  const page = context.get(pageRequest)
  const secure = isSecure(page) ? '; Secure' : ''
  page.cookies.set(
    `${cookieName(name, isSecure(page))}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}
