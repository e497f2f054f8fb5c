import { type ReactNode, useId, useState } from 'react'
import * as formTexts from '#contract/texts/form.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { MessagePictures } from '#web/ui/upload/message-pictures.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import type { NotSent } from './send-message.server.ts'
import styles from './thread.module.css'

type Props = {
  action: string
  newKey: string
  /** Why the last one was not sent, and what was typed for it. */
  failed: NotSent | undefined
  look?: 'primary' | 'outline' | undefined
  /** Fields that say what it is about, where its address does not. */
  children?: ReactNode
}

/** Writes a message, with pictures where they help. What was typed stays when it is refused. */
export function MessageForm({ action, newKey, failed, look, children }: Props) {
  const t = useText()
  const id = useId()
  const isSending = useIsSending()
  const emptied = useEmptiedOnceSent()
  const [isPreparing, setIsPreparing] = useState(false)
  const [textId, picturesId] = [`${id}text`, `${id}pictures`]
  return (
    <PostForm
      {...emptied}
      action={action}
      encType="multipart/form-data"
      className={`stack gap-4 ${styles.form}`}
      preventScrollReset
      noValidate
    >
      <ErrorSummary
        title={t(orderMessagesTexts.notSent)}
        errors={failed ? wrongIn(failed, textId, picturesId) : []}
      />
      <input type="hidden" name="key" value={newKey} />
      {children}
      <TextArea
        id={textId}
        name="text"
        label={t(orderMessagesTexts.label)}
        hint={t(orderMessagesTexts.hint)}
        error={failed?.text}
        defaultValue={failed?.typed}
        rows={4}
      />
      <MessagePictures
        id={picturesId}
        error={failed?.pictures}
        chooseAgain={failed?.hadPictures === true}
        onPreparing={setIsPreparing}
      />
      <p className={styles.send}>
        <Button type="submit" look={look} busy={isSending} disabled={isPreparing}>
          {t(orderMessagesTexts.sendMessage)}
        </Button>
      </p>
      {isPreparing && <p role="status">{t(orderMessagesTexts.preparing)}</p>}
    </PostForm>
  )

  function wrongIn({ text, pictures, message }: NotSent, textAt: string, picturesAt: string) {
    const wrong = [
      ...(text ? [{ fieldId: textAt, text }] : []),
      ...(pictures ? [{ fieldId: picturesAt, text: pictures }] : []),
    ]
    return wrong.length ? wrong : [{ text: message || t(formTexts.required) }]
  }
}
