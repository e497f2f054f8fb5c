import type { HttpBindings } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'

/**
 * A browser in front of the API, in-process: keeps cookies by name and path as browsers do, follows no redirect.
 *
 *     const visitor = aVisitor(services)
 *     const { location } = await visitor.go('/api/sign-in/start')
 */
export function aVisitor(services: Services, { from = '203.0.113.7' }: { from?: string } = {}) {
  const app = createApp(services)
  const jar = new Map<string, { value: string; path: string }>()

  async function send(method: 'GET' | 'POST', address: string, body?: unknown) {
    const cookie = [...jar]
      .filter(([, { path }]) => address.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await app.request(
      address,
      {
        method,
        headers: {
          cookie,
          'user-agent': 'a test',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: from } } as HttpBindings['incoming'] },
    )
    const setCookies = answer.headers.getSetCookie()
    for (const text of setCookies) {
      const [, name, value] = text.match(/^([^=]+)=([^;]*)/)!
      if (/Max-Age=0/i.test(text)) jar.delete(name!)
      else jar.set(name!, { value: value!, path: text.match(/Path=([^;]+)/i)?.[1] ?? '/' })
    }
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      location: answer.headers.get('location') ?? '',
      setCookies,
      body: text.startsWith('{') || text === 'null' ? JSON.parse(text) : text,
    }
  }

  return {
    jar,
    go: (address: string) => send('GET', address),
    post: (address: string, body?: unknown) => send('POST', address, body),
    /** Whose session this browser holds. */
    session: async () => (await send('GET', '/api/session')).body,
  }
}
