import { trouble } from '#contract/texts/sign-in.ts'

import type { Text } from '#contract/texts/text.ts'
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

/** Why the way through the provider came to nothing (`?failed=…`), as its text; null for anything else. */
export function signInTrouble(url: URL): Text | null {
  const failed = url.searchParams.get('failed') ?? ''
  return Object.hasOwn(trouble, failed) ? trouble[failed as keyof typeof trouble] : null
}
