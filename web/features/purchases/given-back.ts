import type { Purchase } from '#contract/purchases.ts'

/** Of a line, the units whose money went back or is to: all of a parcel that its buyer cancelled, else what refunds name. */
export function givenBack(
  { refunds }: Pick<Purchase, 'refunds'>,
  { ProductId, amount, parcel }: Pick<Purchase['Items'][number], 'ProductId' | 'amount' | 'parcel'>,
): number {
  if (parcel === 'cancelled') return amount
  const back = refunds.flatMap(({ Items }) => Items).filter((item) => item.ProductId === ProductId)
  return back.reduce((sum, item) => sum + item.amount, 0)
}
