import { type RefObject, useEffect, useState } from 'react'
import { isChanged, ROW_FIELDS, type RowField } from './row-answer.ts'
import type { RowStart } from './use-rows.ts'

const NOTHING: ReadonlyMap<string, string> = new Map()

/** The name of a row's field in the form. */
export const nameOf = (field: RowField, id: string) => `${field}-${id}`

/**
 * What stands in the table's fields at this moment, with every letter: before the page is live, what they began with.
 * @param round new with each answer: then the fields begin anew
 */
export function useWritten(form: RefObject<HTMLFormElement | null>, round: number) {
  const [kept, setKept] = useState({ round, values: NOTHING })
  const values = kept.round === round ? kept.values : NOTHING

  useEffect(() => {
    const element = form.current
    function read() {
      const fields = element?.querySelectorAll<HTMLInputElement>('input[data-column]') ?? []
      const differing = [...fields].filter(({ value, defaultValue }) => value !== defaultValue)
      setKept({ round, values: new Map(differing.map(({ name, value }) => [name, value])) })
    }
    read()
    element?.addEventListener('input', read)
    window.addEventListener('pageshow', read)
    return () => {
      element?.removeEventListener('input', read)
      window.removeEventListener('pageshow', read)
    }
  }, [form, round])

  const textIn = (field: RowField, id: string, { typed }: RowStart) =>
    values.get(nameOf(field, id)) ?? typed[field]
  return {
    textIn,
    /** Whether a field says something else than its row had shown. */
    isChanged: (field: RowField, id: string, start: RowStart) =>
      isChanged(field, textIn(field, id, start), start.seen),
    isRowChanged: (id: string, start: RowStart) =>
      ROW_FIELDS.some((field) => isChanged(field, textIn(field, id, start), start.seen)),
    /** Whether somebody has written in it since it was answered. */
    isTouched: (field: RowField, id: string) => values.has(nameOf(field, id)),
  }
}
export type Written = ReturnType<typeof useWritten>
