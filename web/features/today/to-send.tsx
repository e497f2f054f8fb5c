import { Link } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as todayTexts from '#contract/texts/today.ts'
import type { Today, WaitingParcel } from '#contract/today.ts'
import { type Translate, useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import styles from './today.module.css'

/** Where a parcel stands on the list, with `ship` its form open. */
type AddressOf = (orderId: string, step?: 'ship') => string
type Props = {
  parcels: Today['parcels']
  /** The list of all that is to be sent. */
  listAt: string
  addressOf: AddressOf
}

/** What a brewery has to send, longest waiting first: each the way to its parcel, and to the form that says it has left. */
export function ToSend({ parcels: { waiting, oldest }, listAt, addressOf }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="to-send">
      <h2 id="to-send">{t(todayTexts.toSend)}</h2>
      {oldest.length ? (
        <DataTable
          caption={t(todayTexts.oldest)}
          rows={oldest}
          keyOf={({ orderId }) => orderId}
          columns={columnsOf(t, addressOf)}
        />
      ) : (
        <p className="quiet">{t(parcelsTexts.nonePending)}</p>
      )}
      {waiting > oldest.length && (
        <div>
          <LinkButton to={listAt} look="outline" size="small">
            {t(accountWords.seeAll, { count: numberText(waiting) })}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function columnsOf(t: Translate, addressOf: AddressOf): Column<WaitingParcel>[] {
  return [
    {
      key: 'order',
      card: 'start',
      head: t(accountWords.order),
      cell: ({ orderId }) => (
        <Link to={addressOf(orderId)} aria-label={t(todayTexts.seeParcel, { code: orderCode(orderId) })}>
          <code>{orderCode(orderId)}</code>
        </Link>
      ),
    },
    {
      key: 'days',
      card: 'end',
      head: t(adminWords.waiting),
      cell: ({ days, late, warned, date }) => (
        <time dateTime={date}>
          <StatusWord tone={late || warned ? 'bad' : days < 1 ? 'over' : 'waiting'}>
            {late ? t(todayTexts.lateState, { days: daysWords(t, days) }) : daysWords(t, days)}
          </StatusWord>
        </time>
      ),
    },
    {
      key: 'recipient',
      card: 'start',
      head: t(todayTexts.recipient),
      cell: ({ recipient, city, country }) => (
        <div className={styles.place}>
          {recipient || t(accountWords.deletedAccount)}
          <div className="quiet">{[city, country].filter(Boolean).join(', ')}</div>
        </div>
      ),
    },
    {
      key: 'units',
      card: 'out',
      head: t(accountWords.units),
      number: true,
      cell: ({ units }) => numberText(units),
    },
    {
      key: 'send',
      card: 'end',
      head: t(todayTexts.send),
      action: true,
      cell: ({ orderId, warned }) =>
        warned ? (
          <StatusWord tone="bad">{t(parcelsTexts.warnedState)}</StatusWord>
        ) : (
          <Link
            to={addressOf(orderId, 'ship')}
            aria-label={t(todayTexts.sendParcel, { code: orderCode(orderId) })}
          >
            {t(todayTexts.send)}
          </Link>
        ),
    },
  ]
}
