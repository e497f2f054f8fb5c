import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { languageNow } from '#contract/texts/language.ts'
import type { KeptBriefly } from '../kept-briefly.ts'
import type { ApiEnv } from './api-context.ts'
import { entityTag, isKnown } from './entity-tag.ts'
import { answerRefusal } from './refusals.ts'

/** What visitors are answered, as it is sent: JSON, its name, and where its list goes on (RFC 8288). */
type NamedAnswer = { body: Uint8Array<ArrayBuffer>; tag: string; link: string | undefined }

export type KeptAnswers = KeptBriefly<NamedAnswer>

/**
 * Whether a call's answer is the same for whoever asks: it bears a name, and is asked for with neither a session nor a
 * brewery's key. What a page asks in-process is not: pages are kept themselves.
 */
export function isAlike(
  endpoint: Endpoint,
  { env, req, var: { key } }: Context<ApiEnv>,
  carriesSession: (headers: Headers) => boolean,
): boolean {
  return Boolean(endpoint.hasEntityTag) && !key && !env?.page && !carriesSession(req.raw.headers)
}

/**
 * The answer that is kept for this address and language, or is made now to be: docs/decisions/0138-answers-that-are-kept.md.
 * What was refused is told to whoever had it made; whoever waited for that has their own made.
 */
export async function answerAlike(
  context: Context<ApiEnv>,
  kept: KeptAnswers,
  make: () => Promise<object | Refusal>,
): Promise<Response> {
  let refused: Refusal | undefined
  const named = async () => {
    const answer = await make()
    if (!isRefusal(answer)) return nameAnswer(context, answer)
    refused = answer
    return undefined
  }
  const answer =
    (await kept.share(`${languageNow() ?? ''} ${context.req.url}`, named)) ??
    (refused ? undefined : await named())
  return answer ? sendNamed(context, answer) : answerRefusal(context, refused!)
}

/** An answer that is made for one visitor alone, by name all the same. */
export function answerNamed(context: Context, answer: object): Response {
  return sendNamed(context, nameAnswer(context, answer))
}

function nameAnswer(context: Context, answer: object): NamedAnswer {
  const content = JSON.stringify(answer)
  const link = context.res.headers.get('Link') ?? undefined
  return { body: new TextEncoder().encode(content), tag: entityTag(content), link }
}

/** Kept by browsers and proxies as long as they ask each time whether it still is what they have. */
function sendNamed(context: Context, { body, tag, link }: NamedAnswer): Response {
  context.header('Cache-Control', 'no-cache')
  if (link) context.header('Link', link)
  if (isKnown(context, tag)) return context.body(null, 304)
  return context.body(body, 200, { 'Content-Type': 'application/json' })
}
