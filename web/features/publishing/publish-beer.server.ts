import { data, redirect } from 'react-router'
import { newBeerForm } from '#contract/beer-form.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { publishBeer } from '#contract/publishing.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'

/** Refused for room: the company's data are well, whatever the specification's title of a refusal says. */
const OF_ROOM: readonly ErrorCode[] = ['no-room-unproved', 'no-room-today']

/** Publishes the beer of the form, and leads to it on the list, below an empty form; otherwise what the form is to say. */
export async function answerPublish(context: PageContext, request: Request) {
  const { form, refused } = await readPictureForm(context, request, 'beer')
  let published = ''
  let isPastDate = false
  let noRoom = false
  const refusal = await answerEdit(form, {
    schema: newBeerForm,
    async save(record) {
      const answer = await tryApi(context, publishBeer, { body: record })
      if (answer.ok) {
        published = answer.value.id
        isPastDate = answer.value.pastDate ?? false
      } else noRoom = OF_ROOM.includes(answer.error.code)
      return answer
    },
    secrets: [],
    refused,
  })
  if (refusal)
    return data(
      { ...refusal.data, noRoom, labelSeed: String(form.get('labelSeed') ?? '') || undefined },
      { status: refusal.init?.status ?? 400 },
    )
  leaveFlash(context, { kind: 'success', code: isPastDate ? 'publish.successPastDate' : 'publish.success' })
  return redirect(`/post?published=${published}#mine`, 303)
}
