import { useNavigation } from 'react-router'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import type { WorkNote } from '#contract/work-tasks.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import type { TaskNotDone } from './act-on-task.server.ts'
import styles from './task.module.css'

type Props = {
  notes: WorkNote[]
  timeZone: string
  /** Null where nothing more is noted. */
  form: { at: string; number: string; noteKey: string; max: number } | null
  failed: TaskNotDone | undefined
}

/** What admins left each other to read, oldest first, and the next one. */
export function TaskNotes({ notes, timeZone, form, failed }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  const isSending = useNavigation().formData?.get('act') === 'note'
  const emptied = useEmptiedOnceSent()
  return (
    <section className={`stack gap-4 ${styles.card}`} aria-labelledby="notes">
      <h2 id="notes">{t(providerBooksTexts.notes)}</h2>
      {notes.length ? (
        <ol className={`stack gap-4 ${styles.notes}`}>
          {notes.map(({ id, by, at, words }) => (
            <li key={id} className="stack gap-1">
              <p className="quiet">
                <strong>{by}</strong> · <time dateTime={at}>{moment(at)}</time>
              </p>
              {words ? (
                <p className={styles.words}>{words}</p>
              ) : (
                <p className="quiet">{t(adminTaskTexts.forgotten)}</p>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="quiet">{t(adminTaskTexts.noNotes)}</p>
      )}
      {form && (
        <IfMay what="work">
          {/* Here it is beside its field, which stands far below the page's title. */}
          {failed?.wrong && (
            <ErrorSummary
              title={t(adminWorkTexts.notLooked)}
              errors={[{ fieldId: 'note', text: failed.wrong }]}
            />
          )}
          <PostForm {...emptied} action={form.at} preventScrollReset noValidate className="stack gap-3">
            <input type="hidden" name="act" value="note" />
            <input type="hidden" name="task" value={form.number} />
            <input type="hidden" name="key" value={form.noteKey} />
            <TextArea
              id="note"
              name="words"
              label={t(adminTaskTexts.note)}
              hint={t(adminTaskTexts.noteHint, { max: form.max })}
              error={failed?.wrong}
              rows={3}
              maxLength={form.max}
              defaultValue={failed?.typed ?? ''}
            />
            <div>
              <Button type="submit" look="outline" busy={isSending}>
                {t(adminTaskTexts.addNote)}
              </Button>
            </div>
          </PostForm>
        </IfMay>
      )}
    </section>
  )
}
