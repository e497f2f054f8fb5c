import type { OwnParcel } from '#contract/purchases.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { ownComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ComplaintState } from '#web/ui/complaint-state.tsx'

type Props = { orderId: string; parcel: Pick<OwnParcel, 'companyId' | 'company' | 'complaint'> }

/** The way from a parcel to what its buyer complains of, and how that stands; nothing where there is none and may be none. */
export function ComplaintLink({ orderId, parcel: { companyId, company, complaint } }: Props) {
  const t = useText()
  const { mayOpen, state } = complaint
  if (!mayOpen && !state) return null
  return (
    <p className="row gap-3">
      <LinkButton asks={!state} to={ownComplaintAddress(orderId, companyId)} look="quiet" size="small">
        {t(state ? complaintTexts.seeComplaint : complaintTexts.complain)}
        <span className="visually-hidden"> {t(complaintTexts.about, { company })}</span>
      </LinkButton>
      {state && <ComplaintState state={state} />}
    </p>
  )
}
