import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { canReachShop } from './can-reach-shop.ts'
import { offlineAddress } from './offline-address.ts'
import { UnreachableNotice } from './unreachable-notice.tsx'

/**
 * Around what a failed page says: when it failed because the shop cannot be reached, the offline page takes its place, or
 * where no worker could bring that, a notice with a way on.
 */
export function Unreachable({ error, children }: { error: unknown; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [away, setAway] = useState(false)
  const wanted = pathname + search
  // What the shop has answered is an answer.
  const isAnswer = isRouteErrorResponse(error)

  useEffect(() => {
    if (isAnswer) return
    let left = false
    async function look() {
      if ((await canReachShop()) || left) return
      if (navigator.serviceWorker?.controller) location.replace(offlineAddress(wanted))
      else setAway(true)
    }
    void look()
    return () => {
      left = true
    }
  }, [isAnswer, wanted])

  return away ? <UnreachableNotice wanted={wanted} /> : children
}
