import { Link } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import type { ListedThread } from '#contract/order-messages.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { counted } from '#web/counted.ts'
import { type Translate, useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { NotSent } from './send-message.server.ts'
import styles from './thread.module.css'
import { ThreadAnswer } from './thread-answer.tsx'

type Props = {
  thread: ListedThread & { when: string; newKey: string }
  to: string
  /** Where its answer is sent. */
  action: string
  failed: NotSent | undefined
}

/** A thread in its brewery's list: which order, whose, its newest message, how long it waits, and while it does the way to answer it there. */
export function ThreadRow({ thread, to, action, failed }: Props) {
  const t = useText()
  const { orderId, buyer, waitingSince, days, when, at, isNew } = thread
  return (
    <li className="stack gap-1" id={threadPlace(orderId)}>
      <p className="ends gap-2">
        <Link to={to}>
          {t(accountWords.orderCode, { code: orderCode(orderId) })} · {buyer}
        </Link>
        <time dateTime={at} className="quiet">
          {when}
        </time>
      </p>
      <p className={styles.beginning}>{beginningOf(t, thread)}</p>
      {(waitingSince || isNew) && (
        <p className="row gap-3">
          {waitingSince && <StatusWord tone={days > 1 ? 'bad' : 'waiting'}>{waitWords(t, days)}</StatusWord>}
          {isNew && <strong className={styles.new}>{t(orderMessagesTexts.isNew)}</strong>}
        </p>
      )}
      {(waitingSince || failed) && <ThreadAnswer thread={thread} action={action} failed={failed} />}
    </li>
  )
}

/** Names a row of the list in an address. */
export function threadPlace(orderId: string): string {
  return `thread-${orderId}`
}

/** What was written last, or how many pictures were sent without a word; one's own is told to be that. */
function beginningOf(t: Translate, { by, text, pictures }: ListedThread): string {
  const said =
    text ||
    (pictures > 0
      ? counted(t, pictures, orderMessagesTexts.onePicture, orderMessagesTexts.countPictures)
      : t(orderMessagesTexts.erased))
  return by === 'brewery' ? t(orderMessagesTexts.yourAnswer, { text: said }) : said
}

function waitWords(t: Translate, days: number): string {
  if (days < 1) return t(orderMessagesTexts.waits)
  return days === 1 ? t(orderMessagesTexts.waitsForOneDay) : t(orderMessagesTexts.waitsForDays, { days })
}
