import { ERRORS, errorBody, refuse } from '#contract/errors.ts'

/** What a form without a file weighs at most. */
const SMALL_BYTES = 64 * 1024
/** Each is held in memory two or three times over while it is taken apart: 8 MB become some 25. */
const AT_ONCE = 24
/** Of those, how many one address may take: 24 forms that trickle in must not shut out everybody's for minutes. */
const OF_ONE_ADDRESS = 6
const MULTIPART = /^multipart\/form-data\b/i

type Answer<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>

/**
 * Answers as `answer` does, but takes in only so many forms with a file at a time, in calls and pages together: whatever
 * strangers send at once, the memory for it has an end. Who comes when all places are taken, or all that their address may
 * take, is told to come back (503 too-many-pictures, Retry-After), before anything of theirs is read.
 * @param headers of that answer, as of every other
 * @param addressOf who sends a request
 */
export function limitLargeForms<Bindings>(
  answer: Answer<Bindings>,
  {
    headers,
    addressOf,
  }: {
    headers: [name: string, value: string][]
    addressOf: (request: Request, bindings: Bindings) => string
  },
): Answer<Bindings> {
  let taken = 0
  const takenBy = new Map<string, number>()

  async function takeIn(request: Request, bindings: Bindings): Promise<Response> {
    const address = addressOf(request, bindings)
    const theirs = takenBy.get(address) ?? 0
    if (taken >= AT_ONCE || theirs >= OF_ONE_ADDRESS) return comeBack(headers)
    taken++
    takenBy.set(address, theirs + 1)
    try {
      return await answer(request, bindings)
    } finally {
      taken--
      const left = takenBy.get(address)! - 1
      if (left) takenBy.set(address, left)
      else takenBy.delete(address)
    }
  }

  return (request, bindings) =>
    request.method !== 'GET' && mayBeLarge(request.headers)
      ? takeIn(request, bindings)
      : answer(request, bindings)
}

/** A form that does not say how long it is may be as long as any. */
function mayBeLarge(headers: Headers): boolean {
  if (!MULTIPART.test(headers.get('content-type') ?? '')) return false
  const length = headers.get('content-length')
  return length === null || !(Number(length) <= SMALL_BYTES)
}

function comeBack(headers: [name: string, value: string][]): Response {
  const refusal = refuse('too-many-pictures')
  return Response.json(errorBody(refusal), {
    status: ERRORS[refusal.refused].status,
    headers: [...headers, ['Retry-After', '2']],
  })
}
