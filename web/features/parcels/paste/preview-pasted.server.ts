import { orderCode } from '#contract/order-code.ts'
import { listParcels, type Parcel, shipment } from '#contract/parcels.ts'
import { ORDER_CONFLICTS } from '#contract/refusals/order-conflicts.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelPasteTexts from '#contract/texts/parcel-paste.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { isOrderName, type PastedLine } from './read-pasted.ts'

/** What will become of a line: it is sent (`orderId`), or why it is not. */
type Verdict = { orderId: string; problem: null } | { orderId: null; problem: string }

/** What pasted lines mean and what sending them would do, by how their parcels stand now. The API has the last word on each. */
export async function previewPasted(context: PageContext, companyId: string, lines: PastedLine[]) {
  const names = lines.map(({ order }) => order).filter(isOrderName)
  const params = { id: companyId }
  const { parcels } = names.length
    ? await callApi(context, listParcels, { params, query: { orders: names.join() } })
    : { parcels: [] }
  const called = (name: string) => {
    const lower = name.toLowerCase()
    return parcels.filter(({ orderId }) => orderId === lower || orderCode(orderId) === name.toUpperCase())
  }
  const linesOf = new Map<string, number>()
  return lines.map((row) => {
    const [parcel, ...others] = isOrderName(row.order) ? called(row.order) : []
    const before = parcel && linesOf.get(parcel.orderId)
    if (parcel && !before) linesOf.set(parcel.orderId, row.line)
    const verdict = judge(row, { parcel, isUnclear: others.length > 0, before })
    const order = parcel && !others.length ? orderCode(parcel.orderId) : row.order.slice(0, 40)
    return { ...row, order, recipient: parcel?.recipient ?? '', ...verdict }
  })
}

export type PreviewedLine = Awaited<ReturnType<typeof previewPasted>>[number]

type Found = { parcel: Parcel | undefined; isUnclear: boolean; before: number | undefined }

function judge(row: PastedLine, { parcel, isUnclear, before }: Found): Verdict {
  const problem = (text: string): Verdict => ({ orderId: null, problem: text })
  if (!isOrderName(row.order))
    return problem(textOf(parcelPasteTexts.noCode, { said: row.order.slice(0, 40) }))
  if (!parcel) return problem(textOf(parcelPasteTexts.unknown))
  if (isUnclear) return problem(textOf(parcelPasteTexts.unclear))
  if (before) return problem(textOf(parcelPasteTexts.twice, { line: before }))
  const stands = whyNot(parcel) ?? wrongIn(row)
  return stands ? problem(stands) : { orderId: parcel.orderId, problem: null }
}

function whyNot({ state, moneyBack, warnedAt, carrier, tracking }: Parcel): string | undefined {
  if (state === 'cancelled') return textOf(ORDER_CONFLICTS['parcel-cancelled'].message)
  if (state === 'delivered') return textOf(ORDER_CONFLICTS['parcel-delivered'].message)
  if (state === 'shipped') {
    const way = [carrier, tracking].filter(Boolean).join(' · ')
    return textOf(parcelPasteTexts.alreadySent, { way })
  }
  if (moneyBack) return textOf(parcelsTexts.moneyBack)
  if (warnedAt === null) return undefined
  return textOf(parcelBatchTexts.openAlone, { why: textOf(parcelsTexts.warned) })
}

/** The first thing that the API would refuse of what stands in a line. */
function wrongIn({ carrier, tracking }: PastedLine): string | undefined {
  const parsed = shipment.safeParse({ carrier, tracking })
  const [issue] = parsed.success ? [] : parsed.error.issues
  if (!issue) return undefined
  const isOfCarrier = issue.path[0] === 'carrier'
  return textOf(isOfCarrier ? parcelPasteTexts.badCarrier : parcelPasteTexts.badTracking, {
    why: issue.message,
  })
}
