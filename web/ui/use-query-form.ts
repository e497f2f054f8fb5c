import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useOnTheWay } from './use-on-the-way.ts'

type QueryForm = { ref: RefObject<HTMLFormElement | null>; onInput: () => void }

/**
 * For a form that asks for a page: its fields say what the address says (their default values), also when a link or *back*
 * changes that. What somebody types while an answer is on its way stays theirs, and the field that they are in keeps the
 * focus, for the next search.
 *
 * @param asked what the address says of the form's fields, in any form that tells one from another
 * @returns what the `<Form>` is given
 */
export function useQueryForm(asked: string): QueryForm {
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(asked)
  const isTypedMeanwhile = useRef(false)
  const isOnTheWay = useOnTheWay()
  const { key } = useLocation()

  useEffect(() => {
    if (ref.current && shown.current !== asked && !isTypedMeanwhile.current) follow(ref.current)
    shown.current = asked
    isTypedMeanwhile.current = false
  }, [asked, key])

  return { ref, onInput: () => (isTypedMeanwhile.current = isOnTheWay()) }
}

/** What was opened to ask is closed by the answer, unless something in it is wrong or somebody is there. */
function follow(form: HTMLFormElement) {
  form.reset()
  for (const select of form.querySelectorAll('select')) {
    select.value = select.dataset.default ?? ''
    if (select.selectedIndex < 0) select.selectedIndex = 0
  }
  for (const opened of form.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (!opened.querySelector('[aria-invalid], :focus')) opened.open = false
}
