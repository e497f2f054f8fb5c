import { data, redirect } from 'react-router'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { textOf } from '#contract/texts/text.ts'
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
  return ['take', 'take-many', 'give', 'note'].includes(textIn(form, 'act'))
}

/**
 * Takes the thing that the form names, gives it to whom it says, or leaves its note, and leads back to `at`; otherwise why not, in
 * the API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnTask(context: PageContext, form: FormData, at: string) {
  if (textIn(form, 'act') === 'take-many') return takeMany(context, form, at)
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

/** Takes all things that the form names, one after another; of what somebody else has by now it says so, the others are taken. */
async function takeMany(context: PageContext, form: FormData, at: string) {
  const me = context.get(signedIn).id
  const tasks = form.getAll('tasks').map((number) => taskOf(String(number)))
  const notDone = (message: string, status: number) =>
    data<TaskNotDone>({ act: 'take', message, typed: '' }, { status })
  if (!tasks.length) return notDone(textOf(adminTaskTexts.noneTicked), 400)
  let refused: { message: string; status: number } | undefined
  for (const params of tasks) {
    if (!params) throw malformedForm({})
    const answer = await tryApi(context, giveTask, { params, body: { assignee: me, seen: null } })
    if (!answer.ok) refused = { message: answer.error.message, status: answer.status }
  }
  if (refused) return notDone(refused.message, refused.status)
  leaveFlash(context, { kind: 'success', code: 'task.takenMany' })
  return redirect(at, 303)
}
