import { type RefObject, useEffect, useState } from 'react'
import { BEER_FIELDS, type BeerValues } from './beer-values.ts'

/** What a form says at this moment: `atFirst` until the page is live, then with every letter. */
export function useFormValues(form: RefObject<HTMLFormElement | null>, atFirst: BeerValues): BeerValues {
  const [values, setValues] = useState(atFirst)

  useEffect(() => {
    const element = form.current
    if (!element) return
    function read() {
      if (!element) return
      const entries = new FormData(element)
      setValues((before) => {
        const now = BEER_FIELDS.map((field) => [field, entries.get(field) ?? before[field]])
        return Object.fromEntries(now) as BeerValues
      })
    }
    read()
    element.addEventListener('input', read)
    element.addEventListener('change', read)
    window.addEventListener('pageshow', read)
    return () => {
      element.removeEventListener('input', read)
      element.removeEventListener('change', read)
      window.removeEventListener('pageshow', read)
    }
  }, [form])

  return values
}
