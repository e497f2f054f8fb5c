import { type RefObject, useEffect, useState } from 'react'
import { ROW_FIELDS, type RowField } from './row-answer.ts'

/** How many values were pasted, and for how many lines there was no row. */
export type Pasted = { count: number; left: number }

/** The fields of one column, from the top. */
function columnOf(form: HTMLFormElement, column: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)]
}

function write(field: HTMLInputElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was copied from a sheet: lines of cells. Sheets put a cell that holds a line's end, or quotes, into quotes. */
function cellsOf(text: string): string[][] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}

/** Fills cells downward from a field, and to the right as far as there are columns; an empty one leaves its field alone. */
function paste(form: HTMLFormElement, from: HTMLInputElement, cells: string[][]): Pasted {
  const columns = ROW_FIELDS.slice(ROW_FIELDS.indexOf(from.dataset.column as RowField))
  const first = columnOf(form, columns[0]!).indexOf(from)
  const rows = columnOf(form, columns[0]!).length - first
  const fields = columns.map((column) => columnOf(form, column).slice(first))
  const filled = cells.slice(0, rows).flatMap((line, row) =>
    line.flatMap((value, column) => {
      const field = fields[column]?.[row]
      return value && field ? [{ field, value }] : []
    }),
  )
  for (const { field, value } of filled) write(field, value)
  return { count: filled.length, left: Math.max(0, cells.length - rows) }
}

const MOVES: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Lets the fields of a form's table be written as those of a sheet: Enter and arrows go along a column, a column is
 * pasted. Answers what was pasted last. @param round new with each answer of the form
 */
export function useSheet(form: RefObject<HTMLFormElement | null>, round: number): Pasted | undefined {
  const [pasted, setPasted] = useState<Pasted & { round: number }>()

  useEffect(() => {
    const element = form.current
    function fieldOf({ target }: Event): HTMLInputElement | undefined {
      return target instanceof HTMLInputElement && target.dataset.column ? target : undefined
    }
    function move(event: KeyboardEvent) {
      const field = fieldOf(event)
      const by = MOVES[event.key]
      if (!element || !field || !by || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      const column = columnOf(element, field.dataset.column!)
      const next = column[column.indexOf(field) + (event.shiftKey && event.key === 'Enter' ? -by : by)]
      next?.focus()
      next?.select()
    }
    function take(event: ClipboardEvent) {
      const field = fieldOf(event)
      const cells = cellsOf(event.clipboardData?.getData('text/plain') ?? '')
      if (!element || !field || field.readOnly || (cells.length < 2 && cells[0]!.length < 2)) return
      event.preventDefault()
      setPasted({ ...paste(element, field, cells), round })
    }
    element?.addEventListener('keydown', move)
    element?.addEventListener('paste', take)
    return () => {
      element?.removeEventListener('keydown', move)
      element?.removeEventListener('paste', take)
    }
  }, [form, round])

  return pasted?.round === round ? pasted : undefined
}
