import { data } from 'react-router'
import type { ReportedEntry } from '#contract/reports.ts'
import { getTask, type Task } from '#contract/work-tasks.ts'
import { tryApi } from '#web/api.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { findReported } from '../reports/find-reported.server.ts'

type ShownTask = {
  task: Task
  /** What was reported, of a report that waits. */
  reported: ReportedEntry | null
  name: { kind: string; thing: string }
  me: string
  noteKey: string
  timeZone: string
  readAt: number
}

/**
 * A thing of the work list as its desk shows it, with a key for the next note.
 * @throws 404 where there is none
 */
export async function showTask(
  context: PageContext,
  name: { kind: string; thing: string },
): Promise<ShownTask> {
  const answer = await tryApi(context, getTask, { params: name })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const { timeZone } = context.get(pageRequest).settings
  return {
    ...{ task: answer.value, name, timeZone },
    reported: answer.value.row?.kind === 'reported' ? await findReported(context, name.thing) : null,
    me: context.get(signedIn).id,
    noteKey: crypto.randomUUID(),
    // Judged once: server and browser draw the same.
    readAt: Date.now(),
  }
}
