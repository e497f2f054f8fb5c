import { type ChangeEvent, useState } from 'react'
import { useNavigation } from 'react-router'
import { ERRORS } from '#contract/errors.ts'
import { REPORT_MAX_BYTES, REPORT_MAX_MEGABYTES } from '#contract/limits.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import type { BooksNotDone } from './act-on-books.server.ts'
import { booksAddress } from './books-place.ts'
import styles from './provider-books.module.css'

/** A report that somebody has fetched by hand. */
export function TakeInReport({ failed }: { failed: BooksNotDone | undefined }) {
  const t = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const isSending = useNavigation().formData?.get('act') === 'upload'
  const emptied = useEmptiedOnceSent()

  /** Told here, before megabytes travel in vain. */
  function look({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    setTooLarge((files?.[0]?.size ?? 0) > REPORT_MAX_BYTES)
  }

  return (
    <section className={`stack gap-4 ${styles.form}`} aria-labelledby="upload-report">
      <h3 id="upload-report">{t(providerBooksTexts.upload)}</h3>
      {failed && (
        <ErrorSummary
          title={t(providerBooksTexts.notUploaded)}
          errors={[{ fieldId: 'report-file', text: failed.message }]}
        />
      )}
      <PostForm
        action={booksAddress({})}
        encType="multipart/form-data"
        preventScrollReset
        className="stack gap-4"
        ref={emptied.ref}
        onSubmit={(event) => {
          if (tooLarge || isSending) event.preventDefault()
          emptied.onSubmit(event)
        }}
      >
        <input type="hidden" name="act" value="upload" />
        <FileField
          id="report-file"
          name="file"
          accept=".csv,.txt,text/csv"
          label={t(providerBooksTexts.file)}
          hint={t(providerBooksTexts.fileHint, { megabytes: REPORT_MAX_MEGABYTES })}
          error={tooLarge ? t(ERRORS['report-too-large'].message) : undefined}
          onChange={look}
        />
        <div>
          <Button type="submit" look="outline" busy={isSending}>
            {t(isSending ? providerBooksTexts.uploading : providerBooksTexts.upload)}
          </Button>
        </div>
      </PostForm>
    </section>
  )
}
