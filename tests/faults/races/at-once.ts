import { type Answer, send } from '#tests/running/send.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'

type Call = { method: string; path: string; body?: unknown; cookie?: string }
type Said = Answer & { said: Record<string, unknown> & { code?: string } }

/** A call of the API at one of the processes. */
export async function ask(port: number, { method, path, body, cookie }: Call): Promise<Said> {
  const answer = await send(port, {
    method,
    path: `/api${path}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { ...answer, said: JSON.parse(answer.body) }
}

/** Many calls at the same moment, at both processes by turns. */
export function atOnce(shops: TwoShops, calls: Call[]): Promise<Said[]> {
  return Promise.all(calls.map((call) => ask(shops.turn(), call)))
}

/** What was answered, in order of the alphabet: `['200', '409 already-reviewed']`. */
export function outcomes(answers: Said[]): string[] {
  return answers.map(({ status, said }) => (said.code ? `${status} ${said.code}` : String(status))).toSorted()
}

/** So many of the same. */
export function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value)
}
