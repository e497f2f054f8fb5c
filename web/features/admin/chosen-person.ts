import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The buyer or seller that an admin has chosen, as the pages about them share it (specification section 2): an id in
 * `sessionStorage`, one of each kind a tab, until they log out. It decides nothing but which record is opened.
 */
export type ChosenKind = 'buyer' | 'seller'

/** A log-out takes these away: layout/keep-user.ts names them too, so that what every page loads stays apart from this. */
const KEYS = { buyer: 'chosenBuyer', seller: 'chosenSeller' } as const

/** Where the list of such people begins. */
export function panelOf(kind: ChosenKind): string {
  return kind === 'buyer' ? '/admin?list=buyers' : '/admin?list=sellers'
}

/** Keeps the person whose page this is as the chosen one. */
export function useRememberChosen(kind: ChosenKind, id: string | undefined): void {
  useEffect(() => {
    try {
      if (id) sessionStorage.setItem(KEYS[kind], id)
    } catch {
      // Storage can be forbidden: then links carry the choice, in `?id=`.
    }
  }, [kind, id])
}

/**
 * For a page that was opened without `?id=`: goes on to the same page of the person chosen in this tab. Answers 'missing'
 * once it is known that there is none; 'looking' until then, and for ever without scripts.
 */
export function useChosen(kind: ChosenKind, isMissing: boolean): 'looking' | 'missing' {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [state, setState] = useState<'looking' | 'missing'>('looking')
  useEffect(() => {
    if (!isMissing) return
    let id: string | null = null
    try {
      id = sessionStorage.getItem(KEYS[kind])
    } catch {
      // As if nobody were chosen.
    }
    if (id) navigate(`${pathname}?id=${encodeURIComponent(id)}`, { replace: true })
    else setState('missing')
  }, [kind, isMissing, navigate, pathname])
  return state
}
