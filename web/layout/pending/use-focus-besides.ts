import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Whoever has the focus in a page that an outline takes the place of waits where the page begins, and is back where they
 * were when it turns out that they go nowhere. A page that comes gives the focus itself (announce-page.tsx).
 */
export function useFocusBesides(
  page: RefObject<Element | null>,
  isOutlined: boolean,
  pathname: string,
): void {
  const left = useRef<{ focused: HTMLElement; pathname: string }>(undefined)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const begin = document.getElementById('content')
    if (isOutlined) {
      if (!(focused instanceof HTMLElement) || !page.current?.contains(focused)) return
      left.current = { focused, pathname }
      begin?.focus({ preventScroll: true })
    } else if (left.current) {
      const before = left.current
      left.current = undefined
      if (before.pathname === pathname && focused === begin) before.focused.focus({ preventScroll: true })
    }
  }, [page, isOutlined, pathname])
}
