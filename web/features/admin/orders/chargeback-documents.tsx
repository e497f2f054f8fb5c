import { type ChangeEvent, useState } from 'react'
import { useNavigation } from 'react-router'
import { ERRORS } from '#contract/errors.ts'
import {
  DOCUMENT_TYPES,
  DOCUMENTS_MAX_BYTES,
  DOCUMENTS_MAX_FILES,
  DOCUMENTS_MAX_MEGABYTES,
} from '#contract/limits.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import styles from './order.module.css'
import { orderAddress } from './order-steps.ts'

type Chargeback = DeskOrder['chargebacks'][number]
type Props = { orderId: string; chargeback: Chargeback; newKey: string; moment: (instant: string) => string }

const TONES = { due: 'waiting', sent: 'waiting', done: 'good', failed: 'bad' } as const

/** The documents that were given in against a chargeback, and while it is open a place for more. */
export function ChargebackDocuments({ orderId, chargeback, newKey, moment }: Props) {
  const t = useText()
  return (
    <>
      {chargeback.uploads.map((upload) => (
        <div key={upload.id}>
          <p className={styles.two}>
            <StatusWord tone={TONES[upload.state]}>
              {t(adminOrderTexts.documentsState[upload.state])}
            </StatusWord>
            <time dateTime={upload.createdAt} className={`quiet ${styles.quiet}`}>
              {moment(upload.createdAt)}
            </time>
          </p>
          <ul className="stack gap-1">
            {upload.documents.map(({ name }, place) => (
              <li key={place}>{name}</li>
            ))}
          </ul>
          {upload.lastError && (
            <p className={`quiet ${styles.quiet}`}>{t(adminWords.lastError, { error: upload.lastError })}</p>
          )}
        </div>
      ))}
      {chargeback.state === 'open' && <GiveIn {...{ orderId, chargeback, newKey, moment }} />}
    </>
  )
}

function GiveIn({ orderId, chargeback, newKey, moment }: Props) {
  const t = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const isSending = useNavigation().formMethod === 'POST'
  const emptied = useEmptiedOnceSent()
  const until = chargeback.documentsUntil

  /** Told here, before megabytes travel in vain. */
  function look({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    setTooLarge(Array.from(files ?? []).reduce((sum, { size }) => sum + size, 0) > DOCUMENTS_MAX_BYTES)
  }

  return (
    <IfMay what="refund">
      <PostForm
        action={orderAddress(orderId, { step: 'document', chargebackId: chargeback.id, key: newKey })}
        encType="multipart/form-data"
        preventScrollReset
        className="stack gap-4"
        ref={emptied.ref}
        onSubmit={(event) => {
          if (tooLarge || isSending) event.preventDefault()
          emptied.onSubmit(event)
        }}
      >
        {until && (
          <p>
            <time dateTime={until}>{t(adminOrderTexts.documentsUntil, { date: moment(until) })}</time>
          </p>
        )}
        <FileField
          id={`documents-${chargeback.id}`}
          name="files"
          multiple
          accept={DOCUMENT_TYPES.join(',')}
          label={t(adminOrderTexts.documents)}
          hint={t(adminOrderTexts.documentsHint, {
            files: DOCUMENTS_MAX_FILES,
            megabytes: DOCUMENTS_MAX_MEGABYTES,
          })}
          error={tooLarge ? t(ERRORS['documents-too-large'].message) : undefined}
          onChange={look}
        />
        <div>
          <Button type="submit" busy={isSending}>
            {t(isSending ? adminOrderTexts.documentsSending : adminOrderTexts.documentsSend)}
          </Button>
        </div>
      </PostForm>
    </IfMay>
  )
}
