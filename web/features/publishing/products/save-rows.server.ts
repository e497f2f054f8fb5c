import { beerRowForm } from '#contract/beer-form.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { archiveOwnProducts, type ChangedRow, changeOwnProducts } from '#contract/own-products.ts'
import { type ApiAnswer, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { NO_VALUES } from '../beer-values.ts'
import { changedFieldText } from '../changed-field-text.ts'
import { mergeEdits } from '../merge-edits.ts'
import { questionOf } from '../price-question.ts'
import type { SentRow } from './read-rows.server.ts'
import { type RowAnswer, type Seen, seenOf, type Typed, typedOf } from './row-answer.ts'

type Answered = ResponseOf<typeof changeOwnProducts>['rows'][number]

/** A row as it was sent: typed, and nothing done about it. */
export function waiting({ seen, typed }: SentRow): RowAnswer {
  return { state: 'waits', name: '', seen, typed, wrong: {}, message: '', question: null }
}

/**
 * What the API is to be asked for a row, or what the row is to say before: what is wrong with it, or what it asks of a price
 * that is far from the one before.
 * @param agreed the price in cents that was agreed to
 */
export function checkRow(row: SentRow, agreed: string | undefined): ChangedRow | RowAnswer {
  const { id, seen, typed, changed } = row
  const parsed = beerRowForm.safeParse(typed)
  const issues = parsed.error?.issues ?? []
  const wrong = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message]).toReversed(),
  ) as Partial<Typed>
  if (!parsed.success) return { ...waiting(row), state: 'refused', wrong }
  const { price, stock } = parsed.data
  const isPriced = changed.includes('price')
  const question = isPriced ? questionOf(seen.price, { price, priceAgreed: agreed }) : undefined
  if (question) return { ...waiting(row), state: 'asked', question }
  return {
    ...{ id, edition: seen.edition },
    ...(isPriced && { price }),
    ...(changed.includes('stock') && { stock, stockShown: seen.stock }),
  }
}

/** Has the API change the rows, and says what became of each; of none nothing is asked. */
export async function sendRows(
  context: PageContext,
  companyId: string,
  rows: ChangedRow[],
): Promise<ApiAnswer<{ rows: Answered[] }>> {
  if (!rows.length) return { ok: true, value: { rows: [] } }
  return tryApi(context, changeOwnProducts, { params: { id: companyId }, body: { rows } })
}

/** Has the API archive or restore beers, and says what became of each. */
export function sendArchived(
  context: PageContext,
  companyId: string,
  body: { ids: string[]; archived: boolean },
): Promise<ApiAnswer<{ rows: Answered[] }>> {
  return tryApi(context, archiveOwnProducts, { params: { id: companyId }, body })
}

/** What became of a row whose fields were to be saved. */
export function afterSaving(row: SentRow, { product, refused }: Answered): RowAnswer {
  const name = product?.name ?? ''
  if (!refused && product) return savedAs(name, seenOf(product))
  if (refused?.code === 'record-changed' && product) return afterConflict(row, name, seenOf(product))
  const message = refused?.message ?? ''
  const wrong: Partial<Typed> =
    refused?.fields ?? (refused?.code === 'below-held-stock' ? { stock: message } : {})
  const isInField = Boolean(wrong.price ?? wrong.stock)
  return { ...waiting(row), state: 'refused', name, wrong, message: isInField ? '' : message }
}

/** What became of a row whose switch was to be turned: what is typed in it stays. */
export function afterSwitching(row: SentRow, { product, refused }: Answered): RowAnswer {
  const name = product?.name ?? ''
  if (refused || !product) return { ...waiting(row), state: 'refused', name, message: refused?.message ?? '' }
  if (!row.changed.length) return savedAs(name, seenOf(product))
  // The switch was an edit of one's own: nobody else's, if the count has risen by no more than that.
  const isOwn = product.edition <= row.seen.edition + 1
  const seen = isOwn ? { ...row.seen, edition: product.edition } : row.seen
  return { ...waiting(row), name, seen }
}

function savedAs(name: string, seen: Seen): RowAnswer {
  return { state: 'saved', name, seen, typed: typedOf(seen), wrong: {}, message: '', question: null }
}

/** As in the form of a beer: what was typed stays, a stock changed by as much, and saving again means it. */
function afterConflict(row: SentRow, name: string, now: Seen): RowAnswer {
  const inForm = (fields: Typed) => ({ ...NO_VALUES, ...fields })
  const { values, changed } = mergeEdits(inForm(typedOf(row.seen)), inForm(row.typed), inForm(typedOf(now)))
  const message = changed.map(changedFieldText).join(' ')
  const typed = { price: values.price, stock: values.stock }
  return { ...waiting(row), state: 'changed', name, seen: now, typed, message }
}
