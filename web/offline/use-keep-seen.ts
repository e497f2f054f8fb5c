import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { KEPT_DAYS } from '#contract/limits.ts'
import { useRoot } from '#web/layout/use-root.ts'
import type { SeenBeer } from './seen.ts'
import { whenIdle } from './when-idle.ts'

const ANSWER_HOLDS_MS = KEPT_DAYS.adult * 24 * 3600 * 1000

/** Keeps the beers that a page shows to whoever has said to be an adult, for when there is no network. */
export function useKeepSeen(beers: readonly SeenBeer[]): void {
  const { pathname } = useLocation()
  const isAdult = useRoot()?.isAdult
  useEffect(() => {
    // Where there is no worker nothing would ever show it.
    if (import.meta.env.DEV || !isAdult || !('serviceWorker' in navigator)) return
    let left = false
    async function keep() {
      await whenIdle()
      const { keepSeen } = await import('./seen.ts')
      if (!left) await keepSeen(pathname, beers, ANSWER_HOLDS_MS)
    }
    // A storage that is full or forbidden keeps nothing; nothing depends on it.
    keep().catch(() => {})
    return () => {
      left = true
    }
  }, [pathname, beers, isAdult])
}
