import type { MessageAuthor } from '#contract/message-authors.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import type { NotSent } from './send-message.server.ts'
import type { ShownThread } from './show-thread.server.ts'
import styles from './thread.module.css'

type Props = {
  thread: ShownThread
  reader: MessageAuthor
  /** The page that it stands on, with what its address asks for. */
  here: string
  /** Where its forms are sent. */
  action: string
  failed: NotSent | undefined
  /** Of the button that sends: `outline` where its page has something else to be done. */
  look?: 'primary' | 'outline' | undefined
  /** It has its page to itself: where there is room, what is written next stands beside what was. */
  isAlone?: boolean
}

/** A thread as one of the two has it: what was written, and the form for more while it can be. */
export function ThreadSection({ thread, reader, here, action, failed, look, isAlone = false }: Props) {
  const t = useText()
  const { closed, waits } = thread
  return (
    <div className={`stack gap-5 ${isAlone ? styles.beside : ''}`}>
      <div className="stack gap-5">
        <MessageList thread={thread} reader={reader} here={here} />
      </div>
      {reader === 'brewery' && waits && <NoAnswer thread={thread} action={action} />}
      {closed ? (
        <p className={styles.closed}>
          {t(closed === 'over' ? orderMessagesTexts.closedOver : orderMessagesTexts.closedNobody)}
        </p>
      ) : (
        <MessageForm action={action} newKey={thread.newKey} failed={failed} look={look} />
      )}
    </div>
  )
}

/** That something waits for an answer, and the way to say that it needs none: thanks, for example. */
function NoAnswer({ thread, action }: { thread: ShownThread; action: string }) {
  const t = useText()
  const isSending = useIsSending()
  const until = thread.messages.at(-1)?.id
  if (!until || thread.page > 1) return null
  return (
    <PostForm action={action} className="row gap-3" preventScrollReset>
      <input type="hidden" name="until" value={until} />
      <StatusWord tone="waiting">{t(orderMessagesTexts.waits)}</StatusWord>
      <Button type="submit" look="outline" size="small" busy={isSending}>
        {t(orderMessagesTexts.needsNoAnswer)}
      </Button>
    </PostForm>
  )
}
