import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isCallOfDesk } from '#contract/is-call-of-desk.ts'
import { isOfStaff } from '#contract/staff-calls.ts'
import { isOfTeam } from '#contract/team-calls.ts'
import { asViewed, isForViewing } from '#contract/viewing-calls.ts'
import type { Services } from '../services.ts'
import { answerAlike, answerNamed, isAlike } from './answer-alike.ts'
import type { Api, ApiEnv } from './api-context.ts'
import { parseInput } from './parse-input.ts'
import { peerAddress } from './peer-address.ts'
import { answerRefusal } from './refusals.ts'
import { refuseMore, refuseScope } from './take-key.ts'
import { tellAnswer } from './tell-answer.ts'

/** What a use case is handed by a call: parsed input, and who calls. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The session's user, or the company whose key was sent; null for visitors, which only calls with access 'anyone' let through. */
  caller: SessionUser | null
  context: Context<ApiEnv>
}

/** The same with a session for certain: what calls get whose access is not 'anyone'. */
export type SignedInCall<E extends Endpoint> = Call<E> & { caller: SessionUser }

/** A `Response` is the call's answer as a file, sent while it is made. */
type Made<E extends Endpoint> = ResponseOf<E> | Response | Refusal
type Answer<E extends Endpoint> = Promise<Made<E>> | Made<E>

/**
 * Serves a call of the contract: checks who asks, parses path, query and body, runs the use case, answers with the
 * call's status or with the refusal's. A route binds, a use case decides.
 */
export function bind<E extends Endpoint>(
  api: Api,
  services: Services,
  endpoint: E,
  run: (call: E['access'] extends 'anyone' ? Call<E> : SignedInCall<E>) => Answer<E>,
) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  async function make(context: Context<ApiEnv>, caller: SessionUser | null): Promise<Made<E>> {
    const input = await parseInput(endpoint, context)
    if (isRefusal(input)) return input
    const key = context.get('key')
    const lacking = key && refuseMore(endpoint, key, input.body)
    if (lacking) return lacking
    const call = { ...input, caller, context } as Parameters<typeof run>[0]
    const answerIt = () => thenLookAnew(endpoint, context, () => run(call))
    const turn = turnOf(services, endpoint, context)
    const whole = await (turn ? turn(answerIt, peerOf(context)) : answerIt())
    if (isRefusal(whole)) return whole
    const answer = caller?.seeing ? asViewed(endpoint, whole) : whole
    tellAnswer({ endpoint, answer })
    return answer
  }
  api.on(endpoint.method, path, async (context) => {
    if (isAlike(endpoint, context, services.identity.carriesSession)) {
      return answerAlike(context, services.keptAnswers, async () => (await make(context, null)) as object)
    }
    const key = context.get('key')
    const visiting = key ? key.caller : await visitorOf(services, context)
    // What is open to everyone treats an admin who still owes the second factor as the visitor that they are to it.
    const caller = endpoint.access === 'anyone' && owesSecondFactor(endpoint, visiting) ? null : visiting
    if (visiting) context.set('callerId', visiting.seeing?.adminId ?? visiting.id)
    // What one person gets is no other's: not from a proxy's cache, not from the browser's after a log-out.
    if (caller || endpoint.access !== 'anyone') context.header('Cache-Control', 'private, no-store')
    const barred = (key && refuseScope(endpoint, key)) ?? checkAccess(endpoint, caller)
    if (barred) return answerRefusal(context, barred)
    const answer = await make(context, caller)
    if (isRefusal(answer)) return answerRefusal(context, answer)
    // A file, sent as it comes: `answerCsv`, `exportData`.
    if (answer instanceof Response) return context.newResponse(answer.body, answer)
    if (endpoint.hasEntityTag && !caller && !context.env?.page) return answerNamed(context, answer as object)
    return context.json(answer as object, endpoint.status as ContentfulStatusCode)
  })
}

/** In which line what only reads waits; a page that asks has had its own turn. */
function turnOf({ readingTurns }: Services, endpoint: Endpoint, { env }: Context<ApiEnv>) {
  if (endpoint.method !== 'GET' || endpoint.takesNoTurn || env?.page) return undefined
  return readingTurns[isCallOfDesk(endpoint) ? 'desk' : 'calls']
}

/** What changes something may change who is signed in, or what they are called: the page's next call looks anew. */
async function thenLookAnew<Value>(
  { method }: Endpoint,
  { env }: Context<ApiEnv>,
  run: () => Value,
): Promise<Awaited<Value>> {
  try {
    return await run()
  } finally {
    if (method !== 'GET' && env?.page) env.page.session = undefined
  }
}

/** Whose session it is: looked up for each call, and for those of one page once. */
function visitorOf({ identity }: Services, { env, req }: Context<ApiEnv>): Promise<SessionUser | null> {
  const lookUp = () => identity.sessionOf(req.raw.headers)
  if (!env?.page) return lookUp()
  env.page.session ??= lookUp()
  return env.page.session
}

function checkAccess(endpoint: Endpoint, caller: SessionUser | null): Refusal | undefined {
  if (caller?.seeing && !isForViewing(endpoint)) return refuse('only-seeing')
  if (endpoint.access === 'anyone') return undefined
  if (!caller) return refuse('not-signed-in')
  if (endpoint.access !== 'signed-in' && !endpoint.access.includes(caller.role)) return refuse('forbidden')
  if (caller.team && !isOfTeam(endpoint, caller.team.role)) return refuse('forbidden')
  if (caller.staff && !isOfStaff(endpoint, caller.staff)) return refuse('forbidden')
  return owesSecondFactor(endpoint, caller) ? refuse('second-factor-missing') : undefined
}

/** True for an admin without the second factor that the shop requires, but where they set it up. */
function owesSecondFactor(endpoint: Endpoint, caller: SessionUser | null): boolean {
  return Boolean(caller?.secondFactorMissing) && !endpoint.beforeSecondFactor
}
