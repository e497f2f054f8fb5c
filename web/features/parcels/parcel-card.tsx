import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import { DeliverForm } from './deliver-form.tsx'
import { ParcelAddress } from './parcel-address.tsx'
import { ParcelContents } from './parcel-contents.tsx'
import { ParcelHistory } from './parcel-history.tsx'
import styles from './parcels.module.css'
import { type ListPlace, type ParcelStep, parcelsAddress } from './parcels-address.ts'
import { ShipForm } from './ship-form.tsx'
import type { ShownParcel } from './show-parcels.server.ts'

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

type Props = {
  parcel: ShownParcel
  /** Where on the list it stands: its forms lead back there. */
  at: ListPlace
  /** The form of it that was sent last, and that `answer` is for. */
  open: ParcelStep['step'] | undefined
  answer: ParcelAnswer | undefined
}

/** A parcel: what goes where, the next step, and what has happened so far. */
export function ParcelCard({ parcel, at, open, answer }: Props) {
  const t = useText()
  const { orderId, state, when, carrier, tracking, moneyBack, idChecked } = parcel
  const form = (step: ParcelStep['step']) => ({
    action: parcelsAddress(at, { step, orderId }),
    isOpen: open === step,
    answer: open === step ? answer : undefined,
  })
  const titleId = `parcel-${orderId}`
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{t('parcels.order', { code: orderId.slice(-8).toUpperCase() })}</h2>
          <p className={styles.quiet}>{t('parcels.paidOn', { date: when })}</p>
        </div>
        <div className={styles.state}>
          <StatusWord tone={TONES[state]}>{t(`parcels.${state}`)}</StatusWord>
        </div>
      </header>
      {moneyBack && state !== 'cancelled' && (
        <p className={styles.warning}>
          {t(state === 'pending' ? 'parcels.moneyBack' : 'parcels.moneyBackGone')}
        </p>
      )}
      <div className={styles.what}>
        <ParcelAddress parcel={parcel} />
        <ParcelContents lines={parcel.lines} isCancelled={state === 'cancelled'} />
      </div>
      {carrier && (
        <p className={styles.way}>
          <span>{t('parcels.by', { carrier })}</span>
          {tracking && <span>{t('parcels.number', { tracking })}</span>}
          {idChecked && <span>{t('parcels.idWasChecked')}</span>}
        </p>
      )}
      {state === 'pending' && !moneyBack && <ShipForm parcel={parcel} {...form('ship')} />}
      {state === 'shipped' && (
        <div className={styles.steps}>
          <DeliverForm {...form('deliver')} />
          <ShipForm parcel={parcel} {...form('ship')} />
        </div>
      )}
      <ParcelHistory events={parcel.events} />
    </article>
  )
}
