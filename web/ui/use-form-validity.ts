import { type RefObject, useEffect, useState } from 'react'
import type { z } from 'zod'

/** `wrong`: the fields that something is wrong with now, as far as is known; `isRight`: of one, that it is known not to be. */
export type FormValidity = { isValid: boolean; wrong: readonly string[]; isRight: (name: string) => boolean }

/** Before anybody looked: the button works, and hints stand under all fields. */
const UNSEEN = { isValid: true, wrong: undefined }

/**
 * Whether what a form holds right now passes its schema, whatever was touched or not: 'form' fields that are empty
 * count as missing. True until the page is live, so that the submit button works without JavaScript; the browser's own
 * changes (autofill, a restored page) count too.
 */
export function useFormValidity(form: RefObject<HTMLFormElement | null>, schema: z.ZodType): FormValidity {
  // One text, so that what is typed draws the form anew only where it changed something.
  const [seen, setSeen] = useState<{ isValid: boolean; wrong: string | undefined }>(UNSEEN)

  useEffect(() => {
    const element = form.current
    if (!element) return
    function check() {
      if (!element) return
      // Files are none of a schema's business: they go ahead of the form (ui/upload).
      const texts = [...new FormData(element)].filter(([, value]) => typeof value === 'string')
      const values: Record<string, unknown> = Object.fromEntries(texts)
      // Several boxes of one name are a list, also while only one of them is ticked, or none.
      for (const { name } of element.querySelectorAll<HTMLInputElement>('[data-list] input')) {
        values[name] = texts.filter(([other]) => other === name).map(([, value]) => value)
      }
      const { success: isValid, error } = schema.safeParse(values)
      const wrong = [...new Set(error?.issues.map(({ path }) => String(path[0])))].join(' ')
      setSeen((before) =>
        before.isValid === isValid && before.wrong === wrong ? before : { isValid, wrong },
      )
    }
    // A changed country replaces the states after the event: look once the page has been drawn.
    const checkSoon = () => requestAnimationFrame(check)
    check()
    element.addEventListener('input', check)
    element.addEventListener('change', checkSoon)
    window.addEventListener('pageshow', check)
    return () => {
      element.removeEventListener('input', check)
      element.removeEventListener('change', checkSoon)
      window.removeEventListener('pageshow', check)
    }
  }, [form, schema])

  const wrong = seen.wrong?.split(' ') ?? []
  const isRight = (name: string) => seen.wrong !== undefined && !wrong.includes(name)
  return { isValid: seen.isValid, wrong, isRight }
}
