import { type RefObject, useEffect } from 'react'

/** Closes a `<details>` that lies over the page: on Escape, by a press beside it, and when the focus goes elsewhere. */
export function useCloseWhenLeft(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    function close({ key, target }: Event & { key?: string }) {
      const details = menu.current
      if (!details?.open || (key ? key !== 'Escape' : details.contains(target as Node))) return
      if (key) details.querySelector('summary')?.focus()
      details.open = false
    }
    for (const leaving of ['pointerdown', 'keydown', 'focusin'])
      document.addEventListener(leaving, close, listening)
    return () => listening.abort()
  }, [menu])
}
