import { isDeepStrictEqual } from 'node:util'

type Row = Record<string, unknown>

/**
 * What an edit changed, for the audit log: the values before and after of those fields alone; undefined when nothing is
 * another.
 * @param fields to compare, by their names in both rows
 */
export function changedValues<Of extends Row>(
  fields: readonly (keyof Of & string)[],
  before: Of,
  after: Of,
): { before: Row; after: Row } | undefined {
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (!changed.length) return undefined
  const of = (row: Of) => Object.fromEntries(changed.map((field) => [field, row[field]]))
  return { before: of(before), after: of(after) }
}
