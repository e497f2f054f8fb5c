import type { PageHandle } from '../page-handle.ts'

/** How scripts call a page when they send its form. */
const DATA = '.data'

/**
 * Whether a form sent to this path may hold a file: a picture that no script uploaded ahead, or a file of beers.
 * @param handleAt what the page at a path says of itself (handlesOf)
 */
export function takesFile(path: string, handleAt: (path: string) => PageHandle | undefined): boolean {
  const byScript = path.endsWith(DATA)
  const kind = handleAt(byScript ? path.slice(0, -DATA.length) : path)?.takesFile
  return kind === 'always' || (kind === 'without-scripts' && !byScript)
}
