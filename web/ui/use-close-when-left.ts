import { type RefObject, useEffect } from 'react'

const LEAVINGS = ['pointerdown', 'keydown', 'focusin']

/** Closes a `<details>` that lies over the page: on Escape, by a press beside it, and when the focus goes elsewhere. */
export function useCloseWhenLeft(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function close(event: Event) {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (details.contains(event.target as Node)) return
      details.removeAttribute('open')
    }
    for (const leaving of LEAVINGS) document.addEventListener(leaving, close)
    return () => {
      for (const leaving of LEAVINGS) document.removeEventListener(leaving, close)
    }
  }, [menu])
}
