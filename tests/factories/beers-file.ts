import { columnText, IMPORT_FIELDS } from '#contract/beer-facts.ts'
import { textOf } from '#contract/texts/text.ts'

/** Files of beers, as spreadsheets write them. */

/** As the specification's reader sees them. */
export const COLUMNS: string[] = IMPORT_FIELDS.map((field) => textOf(columnText(field)))

/** A row that nothing is wrong with; `facts` are cells by the name of their column. */
export function aBeerLine(facts: Record<string, string> = {}): string[] {
  const beer: Record<string, string> = {
    Nombre: 'Quilla Porter',
    Tipo: 'Porter',
    Descripción: 'Café, cacao y humo; más seca de lo que parece.',
    Presentación: 'Lata 473 ml',
    'ABV (%)': '5,4',
    IBU: '31',
    'Precio (U$S)': '4,50',
    Stock: '24',
    'Volumen (ml)': '473',
    'Unidades por pack': '1',
    ...facts,
  }
  const unknown = Object.keys(beer).filter((column) => !COLUMNS.includes(column))
  if (unknown.length) throw new Error(`Files of beers have no columns ${unknown}`)
  return COLUMNS.map((column) => beer[column] ?? '')
}

/** A file whose cells are all between quotes. */
export function aBeersFile(lines: string[][], { head = COLUMNS, delimiter = ';' } = {}): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [head, ...lines].map((line) => line.map(cell).join(delimiter)).join('\r\n')
}

/** So many rows, of which every 25th is wrong in its price and its ABV: 500 rows hold 20 of them. */
export function aMixedFile(rows = 500): string {
  return aBeersFile(
    Array.from({ length: rows }, (_, at) => {
      const Nombre = `Cosecha ${at + 1}`
      return aBeerLine((at + 1) % 25 ? { Nombre } : { Nombre, 'Precio (U$S)': 'caro', 'ABV (%)': '91' })
    }),
  )
}
