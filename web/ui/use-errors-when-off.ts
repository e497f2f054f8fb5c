import { type RefObject, useEffect } from 'react'

const OFF = '[type=submit]:disabled'

/** A button that is off lets presses through to what it lies in (`button.module.css`). */
function isOn(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/**
 * A form whose button is off is sent by nobody, and the browser says nothing of it: who presses Enter or the button all the same is told
 * of everything that is wrong, and stands in the first field of it.
 * @param say says of all fields what is wrong with them
 */
export function useErrorsWhenOff(element: RefObject<HTMLFormElement | null>, say: () => void): void {
  useEffect(() => {
    const form = element.current
    if (!form) return
    function tell() {
      say()
      // Once what is wrong has been drawn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => form!.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
      )
    }
    function press(event: KeyboardEvent) {
      const isSent = event.key === 'Enter' && event.target instanceof HTMLInputElement
      if (!isSent || event.isComposing || event.defaultPrevented) return
      if (form!.querySelector(OFF)) tell()
    }
    function click(event: MouseEvent) {
      const off = form!.querySelector(OFF)
      if (off && isOn(off, event)) tell()
    }
    form.addEventListener('keydown', press)
    form.addEventListener('click', click)
    return () => {
      form.removeEventListener('keydown', press)
      form.removeEventListener('click', click)
    }
  }, [element, say])
}
