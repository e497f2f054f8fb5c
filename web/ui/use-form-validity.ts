import { type RefObject, useEffect, useState } from 'react'
import type { z } from 'zod'

/**
 * Whether what a form holds right now passes its schema, whatever was touched or not: 'form' fields that are empty
 * count as missing. True until the page is live, so that the submit button works without JavaScript; the browser's own
 * changes (autofill, a restored page) count too.
 */
export function useFormValidity(form: RefObject<HTMLFormElement | null>, schema: z.ZodType): boolean {
  const [isValid, setIsValid] = useState(true)

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
      setIsValid(schema.safeParse(values).success)
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

  return isValid
}
