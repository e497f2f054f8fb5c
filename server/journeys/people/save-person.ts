import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { refusePageAddresses } from '../../people/refuse-page-addresses.ts'
import type { Services } from '../../services.ts'
import type { Columns, PersonKind, Typed } from './person-kind.ts'

/**
 * Writes a person's own columns; what was left out stays. The caller holds the user's row, if there is one. Answers the row
 * before and after. Refuses, before it writes: user-not-found, malformed (a picture that is not ours, the address of a page).
 */
export async function savePerson<Row extends Columns, Edit extends Typed, Wire>(
  tx: Transaction,
  media: Services['media'],
  kind: PersonKind<Row, Edit, Wire>,
  id: string,
  edit: Edit,
): Promise<{ before: Row; after: Row } | Refusal> {
  const before = await kind.holdRow(tx, id)
  if (!before) return refuse('user-not-found')
  const columns = kind.columnsOf(edit)
  const refused =
    refusePageAddresses(kind.texts, before as Record<string, string>, edit as object) ??
    (columns.image === before.image ? undefined : await media.claim(tx, columns.image))
  if (refused) return refused
  const document = keepLeadingZeros(before.document, edit.document)
  return { before, after: await kind.write(tx, id, { ...columns, document }) }
}

/**
 * The document to keep: on the wire it is a number (specification section 3), so that one which comes back unchanged has
 * lost its leading zeros. Digits in, digits out.
 */
function keepLeadingZeros(kept: string, given: string): string {
  const lost = kept.length - given.length
  return lost > 0 && kept === '0'.repeat(lost) + given ? kept : given
}
