import { type RefObject, useEffect, useRef, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which fields of a form were changed since an answer came, by name. @param answer new for each attempt
 */
export function useChangedFields(
  form: RefObject<HTMLFormElement | null>,
  answer: unknown,
): (name: string) => boolean {
  const [changed, setChanged] = useState(NONE)
  const answered = useRef(answer)

  useEffect(() => {
    if (answered.current !== answer) setChanged(NONE)
    answered.current = answer
    const element = form.current
    function note({ target }: Event) {
      const name = target instanceof Element && target.getAttribute('name')
      if (name) setChanged((known) => (known.has(name) ? known : new Set([...known, name])))
    }
    element?.addEventListener('input', note)
    return () => element?.removeEventListener('input', note)
  }, [form, answer])

  return (name) => changed.has(name)
}
