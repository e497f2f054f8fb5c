import { data, redirect } from 'react-router'
import { giveTask, noteTask } from '#contract/work-tasks.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn, typedText } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { taskOf } from './task-words.ts'

/** Why something was not done with a thing of the work list; of a note what was typed, and what is wrong with it. */
export type TaskNotDone = {
  act: 'take' | 'give' | 'note'
  message: string
  wrong?: string | undefined
  typed: string
}

/** What a form can do with a thing of the work list. */
export function isTaskForm(form: FormData): boolean {
  return ['take', 'give', 'note'].includes(textIn(form, 'act'))
}

/**
 * Takes the thing that the form names, gives it to whom it says, or leaves its note, and leads back to `at`; otherwise why not, in
 * the API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnTask(context: PageContext, form: FormData, at: string) {
  const params = taskOf(textIn(form, 'task'))
  if (!params) throw malformedForm({})
  const act = textIn(form, 'act') as TaskNotDone['act']
  const me = context.get(signedIn).id
  const typed = typedText(form, 'words')
  const seen = textIn(form, 'seen') || null
  const assignee = act === 'take' ? me : textIn(form, 'assignee') || null
  const answer =
    act === 'note'
      ? await tryApi(context, noteTask, { params, body: { key: textIn(form, 'key'), words: typed } })
      : await tryApi(context, giveTask, { params, body: { assignee, seen } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<TaskNotDone>({ act, message, wrong: fields?.words, typed }, { status: answer.status })
  }
  const code = act === 'note' ? 'noted' : assignee === null ? 'freed' : assignee === me ? 'taken' : 'given'
  leaveFlash(context, { kind: 'success', code: `task.${code}` })
  return redirect(at, 303)
}
