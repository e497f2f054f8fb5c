import type { placeAdvertisement } from '#contract/advertising.ts'
import type { InputOf } from '#contract/endpoint.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import { textOf } from '#contract/texts/text.ts'

type Body = NonNullable<InputOf<typeof placeAdvertisement>['body']>

const FIELDS = ['place', 'beerId', 'type', 'companyId', 'from', 'until', 'reason'] as const
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** The fields of a form as they were typed, so that it keeps them. */
export function typedPlacement(form: FormData): Record<(typeof FIELDS)[number], string> {
  return Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as never
}

/** The form of a placement → what the call takes, of addresses the id in them; or which of them hold none. */
export function readPlacementForm(form: FormData): { body: Body } | { wrong: Record<string, string> } {
  const { place, beerId, type, companyId, from, until } = typedPlacement(form)
  const ids = { beerId: idIn(beerId), companyId: idIn(companyId) }
  const wrong = Object.entries(ids).filter(([, id]) => id === undefined)
  if (wrong.length) {
    return {
      wrong: Object.fromEntries(wrong.map(([field]) => [field, textOf(advertisingTexts.addressInvalid)])),
    }
  }
  // What is no place or style is refused by the call, at its field.
  return { body: { place: Number(place), type, ...ids, from, until } as Body }
}

/** The id in an address or by itself; '' for nothing, undefined for what holds none. */
function idIn(typed: string): string | undefined {
  return typed.trim() ? ID.exec(typed)?.[0] : ''
}
