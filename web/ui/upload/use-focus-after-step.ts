import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Upload } from './use-upload.ts'

/**
 * Each step takes away the button that led to it: the focus goes to what comes next (`data-focus` names the step), but
 * only if it was in the control: who went on to another field meanwhile stays there. A held form that could not be sent
 * calls them back. It moves together with what is drawn: on a busy machine an effect comes late enough for `KeepFocus` to
 * have led the focus to the form.
 */
export function useFocusAfterStep(control: RefObject<HTMLElement | null>, upload: Upload, isHeld: boolean) {
  const { step, refusal } = upload
  const before = useRef(step)
  const wasHeld = useRef(isHeld)

  useLayoutEffect(() => {
    if (before.current === step) return
    before.current = step
    const { activeElement } = document
    const isHere = activeElement === document.body || control.current?.contains(activeElement)
    if (isHere || (wasHeld.current && refusal)) {
      control.current?.querySelector<HTMLElement>(`[data-focus=${step}]`)?.focus()
    }
  }, [control, step, refusal])

  useLayoutEffect(() => {
    wasHeld.current = isHeld
  }, [isHeld])
}
