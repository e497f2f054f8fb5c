import { matchPath, useLocation } from 'react-router'
import { useLive } from './use-live.ts'

/** Where an entry leads, and how the addresses begin of what lies behind it. */
type Way = { to: string; under?: readonly string[] }

/** Makes the function that says whether one is on a page, or behind it. */
export function useCurrent(tabs: readonly Way[]): (tab: Way) => 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation()
  // A server never hears of `#`: until the page is live, of a page and a place on it the page is where one is.
  const place = useLive() && hash ? tabs.find(({ to }) => to === pathname + hash)?.to : undefined
  return ({ to, under = [] }) => {
    if (under.some((start) => pathname.startsWith(start))) return 'true'
    const isPage = place ? to === place : !to.includes('#') && matchPath(to, pathname)
    return isPage ? 'page' : undefined
  }
}
