import { columnText, IMPORT_FIELDS, type ImportField } from './beer-facts.ts'
import * as importColumnTexts from './texts/import-column.ts'
import type { Text } from './texts/text.ts'

/**
 * What a file says of a beer that is there already beside its facts: which one, which edition its writer was shown, and what was
 * on hand then. A file of new beers has none of them. No zod here: pages import this file too.
 */
export const IMPORT_KEYS = ['id', 'edition', 'stockShown'] as const
type ImportKey = (typeof IMPORT_KEYS)[number]

/** The columns of a file that we write and read back, in their order. */
export type FileColumn = ImportField | ImportKey
export const FILE_COLUMNS = /* @__PURE__ */ [...IMPORT_FIELDS, ...IMPORT_KEYS] as FileColumn[]

const KEY_TEXTS: Readonly<Record<ImportKey, Text>> = {
  id: importColumnTexts.id,
  edition: importColumnTexts.edition,
  stockShown: importColumnTexts.stockShown,
}

function isImportKey(column: FileColumn): column is ImportKey {
  return Object.hasOwn(KEY_TEXTS, column)
}

/** What stands above a column in a file. */
export function fileColumnText(column: FileColumn): Text {
  return isImportKey(column) ? KEY_TEXTS[column] : columnText(column)
}
