import type { IncomingMessage } from 'node:http'
import { ERRORS, errorBody, refuse } from '#contract/errors.ts'
import { watchPace } from './watch-pace.ts'

/** What a form without a file weighs at most. */
const SMALL_BYTES = 64 * 1024
/** Each is held in memory two or three times over while it is taken apart: 8 MB become some 25. */
const AT_ONCE = 24
/** Of those, how many one address may take, while there are many left. */
const OF_ONE_ADDRESS = 6
/** The last places are for addresses that have none yet. */
const KEPT_FOR_OTHERS = 8
const MULTIPART = /^multipart\/form-data\b/i

type Bindings = { incoming?: IncomingMessage | undefined } | undefined
type Answer<Given> = (request: Request, bindings: Given) => Response | Promise<Response>

type Place = {
  address: string
  /** How many bytes came lately, of a form that dawdles; undefined of one that gets on, or is in. */
  dawdles(): number | undefined
  /** Answers its form at once, whatever is still being sent. */
  giveUp(): void
}

/**
 * Answers as `answer` does, but takes in only so many forms with a file at a time, in calls and pages together: whatever
 * strangers send at once, the memory for it has an end. Who comes when all places are taken gets that of the slowest form
 * that dawdles (watch-pace.ts), or, where none does, is told to come back (503 too-many-pictures, Retry-After), before anything
 * of theirs is read; so is who comes when all are taken that their address may take. One that dawdles is left alone while
 * there is room.
 * @param headers of that answer, as of every other
 * @param addressOf who sends a request
 */
export function limitLargeForms<Given extends Bindings>(
  answer: Answer<Given>,
  {
    headers,
    addressOf,
  }: {
    headers: [name: string, value: string][]
    addressOf: (request: Request, bindings: Given) => string
  },
): Answer<Given> {
  const places = new Set<Place>()

  async function takeIn(request: Request, bindings: Given): Promise<Response> {
    const address = addressOf(request, bindings)
    const theirs = [...places].filter((place) => place.address === address)
    const room = AT_ONCE - places.size > KEPT_FOR_OTHERS ? OF_ONE_ADDRESS : 1
    // Who has as many as they may have gives up one of their own, or waits: nobody else's goes for it.
    const full = theirs.length >= room ? theirs : places.size >= AT_ONCE ? [...places] : undefined
    if (full && !giveUpSlowest(full)) return comeBack(headers)
    const givenUp = Promise.withResolvers<Response>()
    const pace = watchPace(bindings?.incoming)
    const place: Place = {
      address,
      dawdles: pace.dawdles,
      giveUp() {
        places.delete(place)
        givenUp.resolve(comeBack([...headers, ['Connection', 'close']]))
      },
    }
    places.add(place)
    try {
      return await Promise.race([answer(request, bindings), givenUp.promise])
    } finally {
      pace.stop()
      places.delete(place)
    }
  }

  return (request, bindings) =>
    request.method !== 'GET' && mayBeLarge(request.headers)
      ? takeIn(request, bindings)
      : answer(request, bindings)
}

/** Ends the slowest of those that dawdle, and says whether there is one. */
function giveUpSlowest(places: Place[]): boolean {
  const [slowest] = places
    .map((place) => ({ place, bytes: place.dawdles() }))
    .filter(({ bytes }) => bytes !== undefined)
    .toSorted((a, b) => a.bytes! - b.bytes!)
  slowest?.place.giveUp()
  return slowest !== undefined
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
