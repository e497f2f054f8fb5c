import { useMatches } from 'react-router'
import type { PageHandle } from '#web/page-handle.ts'

/** What the page that is shown says of itself. */
export function useHandle(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined
}
