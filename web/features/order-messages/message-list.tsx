import type { MessageAuthor } from '#contract/message-authors.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { PictureLinks } from './picture-links.tsx'
import type { ShownThread } from './show-thread.server.ts'
import styles from './thread.module.css'
import { threadPageAddress } from './thread-address.ts'

type Message = ShownThread['messages'][number]

type Props = {
  thread: ShownThread
  /** Who reads it; null: an admin. */
  reader: MessageAuthor | null
  /** The page that it stands on, with what its address asks for. */
  here: string
}

const NONE = {
  buyer: orderMessagesTexts.noneToBuyer,
  brewery: orderMessagesTexts.noneToBrewery,
} as const

/** What the two of an order wrote each other, oldest first, a page of it; before anybody wrote, what it is for. */
export function MessageList({ thread, reader, here }: Props) {
  const t = useText()
  const { messages, page, totalPages } = thread
  if (!messages.length) {
    return <p className={styles.none}>{t(reader ? NONE[reader] : orderMessagesTexts.noneToAdmin)}</p>
  }
  return (
    <>
      <ol className={`stack gap-4 ${styles.messages}`}>
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} thread={thread} reader={reader} />
        ))}
      </ol>
      <Pagination
        page={page}
        total={totalPages}
        label={t(messagesTexts.pages)}
        addressOf={(other) => threadPageAddress(here, other)}
      />
    </>
  )
}

/** One message: who and when in words, then what. Links in it stay text. */
function OneMessage({ message, thread, reader }: Omit<Props, 'here'> & { message: Message }) {
  const t = useText()
  const { id, by, at, when, text, erased, isNew, pictures } = message
  const name = by === 'buyer' ? thread.buyer : thread.company
  return (
    <li className={`stack gap-2 ${styles.message}`} data-own={by === reader || undefined} id={id}>
      <p className={`wrap quiet ${styles.who}`}>
        <time dateTime={at}>
          {by === reader
            ? t(orderMessagesTexts.youWrote, { when })
            : t(orderMessagesTexts.wrote, { name, when })}
        </time>
        {isNew && <strong className={styles.new}>{t(orderMessagesTexts.isNew)}</strong>}
      </p>
      {erased && <p className="quiet">{t(orderMessagesTexts.erased)}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {pictures.length > 0 && <PictureLinks thread={thread} pictures={pictures} />}
    </li>
  )
}
