import { IMPORT_FIELDS, type ImportField, OPTIONAL_IMPORT_FIELDS } from '#contract/beer-import-fields.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { textOfCell } from '../../csv/csv-cell.ts'
import { cutText } from '../../cut-text.ts'

/** Other names by which a column is known, beside its field's and the template's. Written as `plain` writes them. */
const ALSO: Partial<Record<ImportField, string[]>> = {
  ABV: ['alcohol', 'graduacion', 'graduacion alcoholica'],
  price: ['precio unitario'],
  stock: ['existencias', 'unidades'],
  volumeMl: ['volumen por unidad'],
  unitsPerPack: ['unidades pack'],
}

/** Where each field stands in a row, and the names of columns that no beer has. */
export type Columns = { at: Map<ImportField, number>; ignored: string[]; width: number }

/** What the template writes above a column. */
export function columnName(field: ImportField): string {
  return textOf(`importColumn.${field}`)
}

/** Lower case, without accents, signs and what stands in brackets: 'ABV (%)' → 'abv'. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}|\([^)]*\)/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const FIELD_OF = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) =>
    [plain(field), plain(columnName(field)), ...(ALSO[field] ?? [])].map((name) => [name, field] as const),
  ),
)
/** What our own files have besides: read back without a word about it. */
const OWN_COLUMNS = new Set([plain(textOf('importColumn.row')), plain(textOf('importColumn.why'))])

/** The first row → where the fields stand. Refuses: import-columns-missing, import-column-twice. */
export function readColumns(head: string[]): Columns | Refusal {
  const at = new Map<ImportField, number>()
  const ignored: string[] = []
  for (const [index, cell] of head.entries()) {
    const name = textOfCell(cell).trim()
    const field = FIELD_OF.get(plain(name))
    if (!field) {
      if (name && !OWN_COLUMNS.has(plain(name))) ignored.push(cutText(name, 80))
    } else if (at.has(field)) {
      return refuse('import-column-twice', { name: columnName(field) })
    } else {
      at.set(field, index)
    }
  }
  const missing = IMPORT_FIELDS.filter((field) => !at.has(field) && !OPTIONAL_IMPORT_FIELDS.includes(field))
  if (missing.length) return refuse('import-columns-missing', { names: missing.map(columnName).join(', ') })
  return { at, ignored: ignored.slice(0, 20), width: head.length }
}
