import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'

export const handle: PageHandle = { openTo: 'everybody' }

/** Every address that no page has. */
export function loader(): never {
  throw pageNotFound()
}

export const action = loader

export default function NotFoundPage() {
  return null
}
