import type { TextCode } from '#contract/texts/catalogue.ts'
import { signInTroubleTexts } from '#contract/texts/sign-in.ts'
import { ownPath } from '#web/request/own-path.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'

/** The way in through a provider: what people call it, and where it begins. */
export type ProviderWay = { name: string; start: string }

/** `?next=…` with the path of ours that an address asks for, '' for none. */
export function nextQuery(url: URL): string {
  const next = ownPath(url.searchParams.get('next'))
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

/** The shop's way in through a provider; null where there is none. */
export function providerWay(context: PageContext, url: URL): ProviderWay | null {
  const name = context.get(pageRequest).settings.signInProvider
  return name ? { name, start: `/api/sign-in/start${nextQuery(url)}` } : null
}

/** Why the way through the provider came to nothing (`?failed=…`), as the code of its text; null for anything else. */
export function signInTrouble(url: URL): TextCode | null {
  const code = `signIn.trouble.${url.searchParams.get('failed')}`
  return Object.hasOwn(signInTroubleTexts, code) ? (code as TextCode) : null
}
