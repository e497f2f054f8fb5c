import { useEffect } from 'react'

/** What people take for one thing on a page; the smallest that is left goes on being where they are. */
const PLACES = 'li, article, section, form, dialog, main'
/** Pieces that know better where the focus goes next (an upload's next step) come first. */
const PIECES_FIRST_MS = 100

/**
 * When what has the focus goes away (the button of something that was done, a line that was removed), the focus goes to
 * the smallest place around it that is still there, and not to the page's beginning (WCAG 2.2, 2.4.3).
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Element | undefined
    let around: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      around = []
      for (let up = target.parentElement; up; up = up.parentElement) if (up.matches(PLACES)) around.push(up)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      const place = around.find((element) => element.isConnected && element.getClientRects().length > 0)
      if (!place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    // Whoever presses something else is no longer there, also where that takes no focus.
    const leave = ({ target }: PointerEvent) => {
      if (!last?.contains(target as Node)) last = undefined
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', leave)
    const removals = new MutationObserver(() => {
      if (last && !last.isConnected) timer ??= setTimeout(keep, PIECES_FIRST_MS)
    })
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', leave)
      removals.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return null
}
