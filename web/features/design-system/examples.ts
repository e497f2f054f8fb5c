import type { Upload } from '#web/ui/upload/use-upload.ts'
import type { CheckedField } from '#web/ui/use-checked-form.ts'

/** What the pieces show here: made up, and the same for every look at the page. */

export const PICTURE = '/icon.svg'

/** A field as `useCheckedForm` hands it out, empty and right. */
export function checkedField(id: string, label: string): CheckedField {
  return { id, name: id, label, hint: undefined, error: undefined, defaultValue: undefined }
}

/** An upload that stands still. `percent` once it is on its way. */
export function stillUpload(percent?: number): Upload {
  const nothing = () => {}
  return {
    step: percent === undefined ? 'chosen' : 'sending',
    address: '',
    isNew: false,
    chosen: undefined,
    percent,
    refusal: undefined,
    news: '',
    hidden: { current: null },
    choose: nothing,
    send: async () => {},
    cancel: nothing,
  }
}

const DAYS = [3, 5, 4, 8, 12, 9, 6]

export const LABELS = DAYS.map((_litres, at) => ({ name: `${at + 1} de noviembre`, short: `0${at + 1}/11` }))
const litres = (value: number) => `${value} litros`
export const SOLD = { name: 'Vendidos', values: DAYS, format: litres }
export const HELD = { name: 'Reservados', values: [1, 2, 0, 3, 2, 4, null], format: litres }
export const RATED = {
  name: 'Puntaje',
  values: [4.1, 4.4, null, 4.6, 4.5, 3.9, 4.8],
  format: (value: number) => `${value} de 5`,
}

export type Beer = { id: string; name: string; style: string; stock: number }
export const BEERS: readonly Beer[] = [
  { id: 'puna', name: 'Puna', style: 'IPA', stock: 12 },
  { id: 'salar', name: 'Salar', style: 'Sour Beer', stock: 3 },
  { id: 'zonda', name: 'Zonda', style: 'Porter', stock: 0 },
]
