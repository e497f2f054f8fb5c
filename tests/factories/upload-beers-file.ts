import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

/** Uploads a file as a browser does. */
export async function uploadFile(
  services: Services,
  headers: { cookie: string },
  content: string | Uint8Array,
  name = 'cervezas.csv',
) {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  const answer = await createApp(services).request('/api/beer-imports', {
    method: 'POST',
    headers,
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

/** Answers for a file: publishes it, unless told otherwise only those that are right and not there yet. */
export function startIt(
  services: Services,
  headers: { cookie: string },
  id: string,
  body: object = { rows: 'good', skipTwins: true },
) {
  return sendJson(services, 'POST', `/beer-imports/${id}/start`, { headers, body })
}
