import { Link, useNavigation } from 'react-router'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { WorkRow } from '#contract/work-list.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { taskNumber, taskWords } from './task-words.ts'
import styles from './work.module.css'
import { TAKES } from './work-keys.tsx'
import { taskAddress } from './work-place.ts'

/** Whose a row is, the quiet way to take it while it is nobody's, and to what admins noted about it. */
export function WorkTaker({ row, me, at }: { row: WorkRow; me: string; at: string }) {
  const t = useText()
  const { kind, thing, assignee, notes } = row
  const isSending = useNavigation().formData?.get('task') === taskNumber(row)
  const state = <StatusWord tone={assignee ? 'good' : 'waiting'}>{taskWords(t, assignee, me)}</StatusWord>
  return (
    <div className={`row gap-3 ${styles.taker}`}>
      {/* Of what is nobody's the button says so to who can press it. */}
      <IfMay what="work" otherwise={state}>
        {assignee && state}
      </IfMay>
      {!assignee && (
        <IfMay what="work">
          <PostForm action={at} preventScrollReset {...{ [TAKES]: true }}>
            <input type="hidden" name="act" value="take" />
            <input type="hidden" name="task" value={taskNumber({ kind, thing })} />
            <Button type="submit" look="quiet" size="small" busy={isSending}>
              {t(adminTaskTexts.take)} <span className="visually-hidden">{row.about}</span>
            </Button>
          </PostForm>
        </IfMay>
      )}
      <Link to={taskAddress(row)} className={notes ? undefined : styles.noted}>
        {notes ? t(adminTaskTexts.openWithNotes, { count: numberText(notes) }) : t(adminTaskTexts.open)}
      </Link>
    </div>
  )
}
