import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type ChosenKind, panelOf } from './chosen-person.ts'

/**
 * Where an admin last was in the panel: its search, order and page, so that *Volver al panel* leads back into them. Kept
 * in `sessionStorage` for this tab; a log-out takes it away (layout/keep-user.ts).
 */
const KEY = 'panelPlace'

/** Keeps where one is: for the panel itself. */
export function useRememberPanel(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    try {
      if (search) sessionStorage.setItem(KEY, pathname + search)
    } catch {
      // Storage can be forbidden: then the way back leads to the list's beginning.
    }
  }, [pathname, search])
}

/** The address of the list of such people: as it was left in this tab, else its beginning. */
export function usePanelPlace(kind: ChosenKind): string {
  const list = panelOf(kind)
  const [place, setPlace] = useState(list)
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(KEY)
      if (kept && listIn(kept) === listIn(list)) setPlace(kept)
    } catch {
      // As if one came from elsewhere.
    }
  }, [list])
  return place
}

function listIn(address: string): string | null {
  return new URLSearchParams(address.split('?')[1]).get('list')
}
