import type { OwnParcel } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ownOrderAddress } from './own-order-address.ts'

type Props = {
  orderId: string
  parcel: OwnParcel
  /** What is left in it: of one unit alone no other can be kept. */
  units: number
}

/** The ways to cancel a parcel that has not left: some of its units, or all of it. */
export function CancelWays({ orderId, parcel: { companyId, company }, units }: Props) {
  const t = useText()
  const ofWhom = <span className="visually-hidden">{t(purchasesTexts.cancelParcelOf, { company })}</span>
  const looks = { asks: true, look: 'quiet', size: 'small', preventScrollReset: true } as const
  return (
    <>
      {units > 1 && (
        <LinkButton {...looks} to={ownOrderAddress(orderId, { units: companyId })}>
          {t(removalsTexts.cancelUnits)} {ofWhom}
        </LinkButton>
      )}
      <LinkButton {...looks} to={ownOrderAddress(orderId, { cancel: companyId })}>
        {t(purchasesTexts.cancelParcel)} {ofWhom}
      </LinkButton>
    </>
  )
}
