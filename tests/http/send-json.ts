import type { HttpBindings } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'

export type Sent = { status: number; body: unknown; headers: Headers; cookies: string[] }

/**
 * Calls the API in-process and reads the answer:
 *
 *     const { status, body } = await sendJson(services, 'POST', '/user', { body: aBuyerForm() })
 *
 * @param from the peer's address, as the node server's socket would say it
 */
export async function sendJson(
  services: Services,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  {
    body,
    headers = {},
    from = '203.0.113.7',
  }: { body?: unknown; headers?: Record<string, string>; from?: string } = {},
): Promise<Sent> {
  const socket = { remoteAddress: from }
  const answer = await createApp(services).request(
    `/api${path}`,
    {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { incoming: { socket } as HttpBindings['incoming'] },
  )
  return {
    status: answer.status,
    body: await answer.json(),
    headers: answer.headers,
    cookies: answer.headers.getSetCookie(),
  }
}

/** What a browser would send back of the cookies that it was given. */
export function cookieHeader(cookies: string[]): { cookie: string } {
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}
