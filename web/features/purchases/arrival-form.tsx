import type { OwnParcel } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './own-order.module.css'

type Props = {
  parcel: OwnParcel
  /** The page that it stands on. */
  here: string
  contactAt: string
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

/** Whether what left has arrived, as its buyer says: asked, told, and to be changed while that is recent. */
export function ArrivalForm({ parcel, here, contactAt, dayOf }: Props) {
  const t = useText()
  const { company, companyId, state, arrival, moneyBack } = parcel
  const isSending = useIsSending()
  if (state !== 'shipped' && state !== 'delivered') return null
  if (!arrival && moneyBack) return null
  const asked = state === 'delivered' ? ownOrderTexts.arrivalAskDelivered : ownOrderTexts.arrivalAsk
  const said = arrival?.arrived ? ownOrderTexts.saidArrived : ownOrderTexts.saidMissing
  const isOffered = (arrived: boolean) => !arrival || (arrival.mayChange && arrival.arrived !== arrived)
  const hidden = <span className="visually-hidden"> {t(ownOrderTexts.arrivalOf, { company })}</span>
  return (
    <PostForm action={here} className={`row ${styles.arrival}`} preventScrollReset>
      <input type="hidden" name="intent" value="arrival" />
      <input type="hidden" name="companyId" value={companyId} />
      <p>{arrival ? t(said, { date: dayOf(arrival.at) }) : t(asked, { company })}</p>
      {arrival && !arrival.arrived && (
        <LinkButton to={contactAt} look="outline" size="small">
          {t(purchasesTexts.help)}
        </LinkButton>
      )}
      {isOffered(true) && (
        <Button type="submit" name="arrived" value="yes" look="outline" size="small" busy={isSending}>
          {t(accountWords.arrived)}
          {hidden}
        </Button>
      )}
      {isOffered(false) && (
        <Button type="submit" name="arrived" value="no" look="quiet" size="small" busy={isSending}>
          {t(ownOrderTexts.notArrived)}
          {hidden}
        </Button>
      )}
    </PostForm>
  )
}
