import { data } from 'react-router'
import { getMessage } from '#contract/contact-messages.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { actOnTask, isTaskForm } from '../orders/act-on-task.server.ts'
import { showTask } from '../orders/show-task.server.ts'
import taskStyles from '../orders/task.module.css'
import { TaskDesk } from '../orders/task-desk.tsx'
import type { Route } from './+types/message.page'
import { AnswerForm } from './answer-form.tsx'
import { MessageThread } from './message-thread.tsx'
import { messageAddress } from './messages-place.ts'
import { sendAnswer } from './send-answer.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await tryApi(context, getMessage, { params })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const desk = await showTask(context, { kind: 'message', thing: params.id })
  return { ...answer.value, desk, answerKey: crypto.randomUUID() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  return isTaskForm(form)
    ? actOnTask(context, form, messageAddress(params.id))
    : sendAnswer(context, form, params.id, messageAddress(params.id))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.messages)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/messages/{id}`: what somebody wrote to the shop, what was answered, and the next answer. */
export default function MessagePage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const t = useText()
  const { message, answers, desk, answerKey } = loaderData
  const here = messageAddress(message.id)
  const notAnswered = failed?.act === 'answer' ? failed : undefined
  const notDone = failed && failed.act !== 'answer' ? failed : undefined
  return (
    <AdminPage
      title={t(accountWords.messageFrom, { name: message.name })}
      actions={<BackLink to="/admin/work?kind=message" look="outline" />}
    >
      {/* What is wrong with a note is said beside it. */}
      {failed && !notDone?.wrong && (
        <ErrorSummary
          title={t(notAnswered ? messagesTexts.notAnswered : adminWorkTexts.notLooked)}
          errors={[
            {
              ...(failed.wrong && { fieldId: 'answer' }),
              text: failed.wrong ?? failed.message,
            },
          ]}
        />
      )}
      <div className={`stack gap-5 ${taskStyles.page}`}>
        <section className="stack gap-5" aria-label={t(messagesTexts.thread)}>
          <MessageThread message={message} answers={answers} timeZone={desk.timeZone} at={here} />
          <AnswerForm
            email={message.email}
            seen={answers.length}
            answerKey={answerKey}
            at={here}
            failed={notAnswered}
          />
        </section>
        <TaskDesk {...desk} at={here} failed={notDone} />
      </div>
    </AdminPage>
  )
}
