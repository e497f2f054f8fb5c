import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Which rows of a form are ticked. The boxes themselves know it (also those that were ticked before the page was live, and not
 * those whose rows have gone); this follows them.
 * @returns `look` is to be called when a box changed; `tickAll` ticks all of them or none
 */
export function useTicked(form: RefObject<HTMLFormElement | null>) {
  const [ticked, setTicked] = useState<string[]>([])

  const look = useCallback(() => {
    const now = form.current ? new FormData(form.current).getAll('order').map(String) : []
    setTicked((before) => (before.join() === now.join() ? before : now))
  }, [form])

  // After each time that rows were drawn.
  useEffect(look)

  function tickAll(isTicked: boolean) {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name=order]') ?? [])
      box.checked = isTicked
    look()
  }

  return { ticked, look, tickAll }
}
