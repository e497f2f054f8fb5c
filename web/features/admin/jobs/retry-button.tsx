import { useNavigation } from 'react-router'
import type { WORK_TO_RETRY } from '#contract/jobs.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './jobs.module.css'

type Props = {
  kind: (typeof WORK_TO_RETRY)[number]
  id: string
  /** What is tried again, for who only hears the button. */
  what: string
}

/** Tries one thing again now: one button, which harms nobody and asks for no reason. */
export function RetryButton({ kind, id, what }: Props) {
  const t = useText()
  const sent = useNavigation().formData
  const isSending = sent?.get('kind') === kind && sent.get('id') === id
  return (
    <IfMay what="owner">
      <PostForm action="/admin/jobs" preventScrollReset className={styles.line}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="outline" size="small" busy={isSending}>
          {t(kind === 'sweep' ? jobsTexts.runNow : adminWords.retry)}{' '}
          <span className="visually-hidden">{what}</span>
        </Button>
      </PostForm>
    </IfMay>
  )
}
