import { useNavigation } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import type { BooksNotDone } from './act-on-books.server.ts'
import { booksAddress } from './books-place.ts'
import styles from './provider-books.module.css'

type Props = {
  /** What stands in the fields at first, and the last day that can be asked for. */
  asked: { from: string; to: string }
  yesterday: string
  failed: BooksNotDone | undefined
}

/** Both reports of some days, now. */
export function AskForm({ asked, yesterday, failed }: Props) {
  const t = useText()
  const isSending = useNavigation().formData?.get('act') === 'ask'
  const emptied = useEmptiedOnceSent()
  const errors = failed?.fields ?? {}
  const shown = failed ? failed.typed : asked
  const day = { type: 'date', max: yesterday, required: true } as const
  return (
    <section className={`stack gap-4 ${styles.form}`} aria-labelledby="ask-for-reports">
      <h3 id="ask-for-reports">{t(providerBooksTexts.ask)}</h3>
      {failed && (
        <ErrorSummary
          title={t(providerBooksTexts.notAsked)}
          errors={
            failed.fields
              ? Object.entries(failed.fields).map(([field, text]) => ({ fieldId: `report-${field}`, text }))
              : [{ text: failed.message }]
          }
        />
      )}
      <p className="quiet">{t(providerBooksTexts.askLead)}</p>
      <PostForm {...emptied} action={booksAddress({})} noValidate preventScrollReset className="stack gap-4">
        <input type="hidden" name="act" value="ask" />
        <div className={styles.days}>
          <Field
            {...day}
            id="report-from"
            name="from"
            label={t(accountWords.from)}
            defaultValue={shown.from}
            error={errors.from}
          />
          <Field
            {...day}
            id="report-to"
            name="to"
            label={t(accountWords.to)}
            defaultValue={shown.to}
            error={errors.to}
          />
        </div>
        <div>
          <Button type="submit" look="outline" busy={isSending}>
            {t(providerBooksTexts.ask)}
          </Button>
        </div>
      </PostForm>
    </section>
  )
}
