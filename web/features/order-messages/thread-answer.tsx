import { orderCode } from '#contract/order-code.ts'
import type { ListedThread } from '#contract/order-messages.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { MessageForm } from './message-form.tsx'
import type { NotSent } from './send-message.server.ts'
import styles from './thread.module.css'

type Props = {
  thread: Pick<ListedThread, 'orderId' | 'buyer' | 'newest'> & { newKey: string }
  action: string
  failed: NotSent | undefined
}

/** Answers a thread where it is listed, or says that it needs no answer. */
export function ThreadAnswer({ thread: { orderId, buyer, newest, newKey }, action, failed }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const whose = `${t(accountWords.orderCode, { code: orderCode(orderId) })} · ${buyer}`
  return (
    <div className={styles.tools}>
      <Disclosure
        title={
          <>
            {t(accountWords.answer)} <span className="visually-hidden">{whose}</span>
          </>
        }
        look="small"
        open={failed !== undefined}
      >
        <MessageForm action={action} newKey={newKey} failed={failed}>
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="seen" value={newest} />
        </MessageForm>
      </Disclosure>
      <PostForm action={action} preventScrollReset>
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="until" value={newest} />
        <Button type="submit" look="outline" size="small" busy={isSending}>
          {t(orderMessagesTexts.needsNoAnswer)} <span className="visually-hidden">{whose}</span>
        </Button>
      </PostForm>
    </div>
  )
}
