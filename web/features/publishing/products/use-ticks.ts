import { type RefObject, useEffect, useState } from 'react'

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name=ticked]') ?? [])]
}

/** How many of a form's rows are ticked. @param round new where the boxes begin anew */
export function useTicks(form: RefObject<HTMLFormElement | null>, round: number) {
  const [ticks, setTicks] = useState({ count: 0, areAll: false, round })

  useEffect(() => {
    const element = form.current
    function read() {
      const boxes = boxesOf(element)
      const count = boxes.filter(({ checked }) => checked).length
      setTicks({ count, areAll: count === boxes.length, round })
    }
    read()
    element?.addEventListener('change', read)
    return () => element?.removeEventListener('change', read)
  }, [form, round])

  return {
    ...ticks,
    /** Ticks all rows, or none. */
    tickAll(isTicked: boolean) {
      const boxes = boxesOf(form.current)
      for (const box of boxes) box.checked = isTicked
      setTicks({ count: isTicked ? boxes.length : 0, areAll: isTicked, round })
    },
  }
}
export type Ticks = ReturnType<typeof useTicks>
