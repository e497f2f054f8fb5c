import { type RefObject, useEffect, useRef } from 'react'

/**
 * Of a control that gives way to another when it is pressed: the focus follows to the last button of the form, which does the same.
 * @param holdsSome which of the two is there
 * @returns to be called with whether the other one comes, as it is pressed
 */
export function useFocusAfterSwap(form: RefObject<HTMLElement | null>, holdsSome: boolean) {
  const swapped = useRef(false)
  useEffect(() => {
    if (!swapped.current) return
    swapped.current = false
    const button = holdsSome ? 'button[name="step"][value="1"]' : 'button[name="step"]'
    form.current?.querySelector<HTMLButtonElement>(button)?.focus()
  }, [form, holdsSome])
  return (isSwapped: boolean) => {
    swapped.current = isSwapped
  }
}
