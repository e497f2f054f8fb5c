import { normalForm } from '#contract/normal-form.ts'
import type { CnabField } from './cnab-layout.ts'

export const CNAB_CHARACTERS = 240

/** What a record of a layout holds: numbers and texts by the names of its fields; those that are left out are zeros or blanks. */
type Values<Layout extends readonly CnabField[]> = Partial<
  Record<Exclude<Layout[number][0], ''>, string | number>
>

/**
 * A line of a file, without its end. Texts lose their accents and what is no ASCII, and are cut where their field ends; a number that has
 * no room in its field is a bug: thrown.
 */
export function writeRecord<const Layout extends readonly CnabField[]>(
  layout: Layout,
  values: Values<Layout>,
): string {
  const given = values as Record<string, string | number | undefined>
  return layout
    .map(([name, characters, fill]) => {
      const value = String(given[name] ?? '')
      if (fill === 'text') return plainAscii(value).slice(0, characters).padEnd(characters, ' ')
      if (value.length > characters) throw new RangeError(`${value} has no room in ${name}`)
      return value.padStart(characters, '0')
    })
    .join('')
}

/** The fields of a line, by name: digits with their zeros, texts without the blanks after them. */
export function readRecord<const Layout extends readonly CnabField[]>(
  layout: Layout,
  line: string,
): Record<Exclude<Layout[number][0], ''>, string> {
  let at = 0
  const read: Record<string, string> = {}
  for (const [name, characters, fill] of layout) {
    const value = line.slice(at, at + characters)
    if (name) read[name] = fill === 'text' ? value.trimEnd() : value
    at += characters
  }
  return read as Record<Exclude<Layout[number][0], ''>, string>
}

/** A text in printable ASCII: letters without their accents, blanks for what is none. */
function plainAscii(text: string): string {
  return normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, ' ')
}
