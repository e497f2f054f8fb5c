import type { HttpBindings } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { aMessageForm } from './a-message.ts'

type Parcel = { orderId: string; companyId: string }

/** Where what the two of a parcel write each other is read and written. */
export function messagesAt({ orderId, companyId }: Parcel): string {
  return `/orders/${orderId}/parcels/${companyId}/messages`
}

/** Writes a message as somebody's browser does. @param form a FormData, or what differs from any message */
export async function sendMessage(
  services: Services,
  by: { headers: { cookie: string } },
  parcel: Parcel,
  form: FormData | Parameters<typeof aMessageForm>[0] = {},
) {
  const socket = { remoteAddress: '203.0.113.7' }
  const answer = await createApp(services).request(
    `/api${messagesAt(parcel)}`,
    {
      method: 'POST',
      headers: by.headers,
      body: form instanceof FormData ? form : aMessageForm(form),
    },
    { incoming: { socket } as HttpBindings['incoming'] },
  )
  const body = (await answer.json()) as {
    id: string
    at: string
    code: string
    fields: Record<string, string>
  }
  return { status: answer.status, body }
}
