import { redirect } from 'react-router'
import { beerForm } from '#contract/beer-form.ts'
import { publishBeer } from '#contract/publishing.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'

/** Publishes the beer of the form, and leads to it on the list, below an empty form; otherwise what the form is to say. */
export async function answerPublish(context: PageContext, request: Request) {
  const { form, refused } = await readPictureForm(context, request, 'beer')
  let published = ''
  const refusal = await answerEdit(form, {
    schema: beerForm,
    async save(record) {
      const answer = await tryApi(context, publishBeer, { body: record })
      if (answer.ok) published = answer.value.id
      return answer
    },
    secrets: [],
    refused,
  })
  if (refusal) return refusal
  leaveFlash(context, { kind: 'success', code: 'publish.success' })
  return redirect(`/post?published=${published}#mine`, 303)
}
