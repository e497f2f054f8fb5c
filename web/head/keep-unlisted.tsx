import { useLocation } from 'react-router'
import { isFindable } from './findable-pages.ts'

/** In the document's head: pages that are not to be found say so. */
export function KeepUnlisted() {
  const { pathname } = useLocation()
  return isFindable(pathname) ? null : <meta name="robots" content="noindex" />
}
