import { useNavigation } from 'react-router'
import { WORK_NOTE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import type { Task } from '#contract/work-tasks.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { TaskNotDone } from './act-on-task.server.ts'
import styles from './task.module.css'
import { TaskNotes } from './task-notes.tsx'
import { taskNumber, taskWords } from './task-words.ts'

type Props = {
  task: Task
  name: { kind: string; thing: string }
  me: string
  /** The page that it stands on, which its forms are sent to. */
  at: string
  /** Of a new note, so that a second click is none. */
  noteKey: string
  timeZone: string
  failed: TaskNotDone | undefined
}

/** Who looks after a thing of the work list, and what admins noted about it. */
export function TaskDesk({ task, name, me, at, noteKey, timeZone, failed }: Props) {
  const t = useText()
  const { assignee, admins, notes, row } = task
  const number = taskNumber(name)
  // A message stays to be looked after once it is answered: its sender may write again.
  const isOpen = row !== null || name.kind === 'message'
  const doing = useNavigation().formData?.get('act')
  const known = (
    <>
      <input type="hidden" name="task" value={number} />
      <input type="hidden" name="seen" value={assignee?.id ?? ''} />
    </>
  )
  return (
    <div className={`stack gap-5 ${styles.desk}`}>
      {isOpen && (
        <section className={`stack gap-3 ${styles.card}`} aria-labelledby="who">
          <h2 id="who">{t(adminTaskTexts.whoLooks)}</h2>
          <div className="row gap-3">
            <StatusWord tone={assignee ? 'good' : 'waiting'}>{taskWords(t, assignee, me)}</StatusWord>
            {assignee?.id !== me && (
              <IfMay what="work">
                <PostForm action={at} preventScrollReset>
                  <input type="hidden" name="act" value="take" />
                  {known}
                  <Button type="submit" look="outline" size="small" busy={doing === 'take'}>
                    {t(assignee ? adminTaskTexts.takeFrom : adminTaskTexts.take)}
                  </Button>
                </PostForm>
              </IfMay>
            )}
          </div>
          <IfMay what="work">
            <PostForm action={at} preventScrollReset className={`wrap gap-3 ${styles.give}`}>
              <input type="hidden" name="act" value="give" />
              {known}
              <Select
                key={assignee?.id ?? ''}
                name="assignee"
                label={t(adminTaskTexts.giveTo)}
                defaultValue={assignee?.id ?? ''}
              >
                <option value="">{t(adminTaskTexts.nobody)}</option>
                {admins.map((admin) => (
                  <option key={admin.id} value={admin.id}>
                    {admin.id === me ? t(adminTaskTexts.you, { name: admin.name }) : admin.name}
                  </option>
                ))}
              </Select>
              <Button type="submit" look="outline" busy={doing === 'give'}>
                {t(accountWords.save)}
              </Button>
            </PostForm>
          </IfMay>
        </section>
      )}
      <TaskNotes
        notes={notes}
        timeZone={timeZone}
        form={isOpen ? { at, number, noteKey, max: WORK_NOTE_MAX_CHARACTERS } : null}
        failed={failed?.act === 'note' ? failed : undefined}
      />
    </div>
  )
}
