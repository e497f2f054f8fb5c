import type { ApiAnswer } from '#web/api.ts'
import { unitsIn } from './units-fields.ts'

/** What was typed in a complaint's form, to stand there again. */
export type Typed = {
  kind: string
  words: string
  carrier: string
  tracking: string
  /** As it was written. */
  amount: string
  units: { ProductId: string; quantity: number }[]
  /** Files do not come back to a form: they are chosen again. */
  hadPictures: boolean
}

/** Why nothing came of a form: in the API's words, what is wrong with which field, and what was typed. */
export type NotSent = {
  intent: string
  message: string
  fields?: Record<string, string> | undefined
  typed: Typed
}

/** What a complaint's form says. Browsers send a line's end as two characters and count it as one. */
export function typedIn(form: FormData): Typed {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  return {
    kind: textOf('kind'),
    words: textOf('words'),
    carrier: textOf('carrier'),
    tracking: textOf('tracking'),
    amount: textOf('amount'),
    units: unitsIn(form),
    hadPictures: form.getAll('pictures').some((file) => file instanceof File && file.size > 0),
  }
}

/** A refusal for a form; what is wrong with one of the units is wrong with all of them, and so is that they are too many. */
export function notSent(
  intent: string,
  { error }: Extract<ApiAnswer<unknown>, { ok: false }>,
  typed: Typed,
): NotSent {
  const { code, message, fields } = error
  const ofUnits =
    code === 'complaint-units'
      ? message
      : Object.entries(fields ?? {}).find(([name]) => name.startsWith('lines'))?.[1]
  return { intent, message, fields: ofUnits ? { ...fields, lines: ofUnits } : fields, typed }
}
