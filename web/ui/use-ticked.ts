import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Which rows of a form are ticked, wherever their boxes stand. The boxes themselves know it (also those that were ticked before the page was live, and not
 * those whose rows have gone); this follows them.
 * @param name that of the boxes; their values name the rows
 * @returns `look` is to be called when something else than its reader ticked a box; `tickAll` ticks all of them or none
 */
export function useTicked(form: RefObject<HTMLFormElement | null>, name: string) {
  const [ticked, setTicked] = useState<string[]>([])

  const look = useCallback(() => {
    const now = form.current ? new FormData(form.current).getAll(name).map(String) : []
    setTicked((before) => (before.join() === now.join() ? before : now))
  }, [form, name])

  // After each time that rows were drawn.
  useEffect(look)

  useEffect(() => {
    document.addEventListener('change', look)
    return () => document.removeEventListener('change', look)
  }, [look])

  function tickAll(isTicked: boolean) {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])
      box.checked = isTicked
    look()
  }

  return { ticked, look, tickAll }
}
export type Ticked = ReturnType<typeof useTicked>
