import { useHandle } from '#web/layout/use-handle.ts'

/** In the document's head: pages that are not to be found say so. */
export function KeepUnlisted() {
  return useHandle()?.findable ? null : <meta name="robots" content="noindex" />
}
