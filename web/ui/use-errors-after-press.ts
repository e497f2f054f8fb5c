import { type RefObject, useEffect } from 'react'

/**
 * While something is pressed, a field that was left for it says nothing yet: its error would move what is pressed away from under the pointer, and
 * no click would come of it. It is told that it was left once the pointer is up.
 */
export function useErrorsAfterPress(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = element.current
    if (!form) return
    let isPressed = false
    let left: FocusEvent | undefined
    const press = () => {
      isPressed = true
    }
    const hold = (event: FocusEvent) => {
      if (!isPressed) return
      event.stopPropagation()
      left = event
    }
    // The click comes before: it belongs to the same input.
    const release = () => {
      isPressed = false
      const { target, relatedTarget } = left ?? {}
      left = undefined
      if (target) {
        setTimeout(() =>
          target.dispatchEvent(
            new FocusEvent('focusout', { bubbles: true, relatedTarget: relatedTarget ?? null }),
          ),
        )
      }
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('pointerdown', press, { signal, capture: true })
    for (const end of ['pointerup', 'pointercancel', 'dragend'] as const)
      document.addEventListener(end, release, { signal, capture: true })
    form.addEventListener('focusout', hold, { signal, capture: true })
    return () => ending.abort()
  }, [element])
}
