import { z } from 'zod'
import { isDay } from './age.ts'
import { endpoint } from './endpoint.ts'
import { clearableText } from './fields.ts'
import { PAUSE_MOST_DAYS, PAUSE_NOTE_MAX_CHARACTERS } from './limits.ts'
import * as pauseTexts from './texts/pause.ts'
import { said } from './texts/said.ts'

/** A brewery's pause: for some days it sends nothing, and so sells nothing. */

/** A pause as everybody may know it. */
export const shownPause = z.object({
  until: z.string().describe('yyyy-mm-dd, a day of the shop: the last one on which nothing is sold'),
  note: z.string().describe('What the brewery says to it, if it does'),
})
export type ShownPause = z.output<typeof shownPause>

const pause = z.object({
  today: z.string().describe('yyyy-mm-dd, the shop’s'),
  lastDay: z.string().describe('The last day that a pause from today on may have'),
  pause: shownPause.nullable(),
  beers: z.number().describe('Beers that are on sale with units left, or would be without the pause'),
})
export type Pause = z.output<typeof pause>

const ofCompany = z.object({ id: z.string() })

export const getPause = endpoint({
  method: 'GET',
  path: '/company/{id}/pause',
  summary: 'Whether a company is away, until when, and how many beers that takes off sale. For itself alone.',
  access: ['Company'],
  params: ofCompany,
  response: pause,
  status: 200,
})

const pauseFields = z.strictObject({
  until: z.string(said(pauseTexts.dayMissing)).refine(isDay, said(pauseTexts.dayMissing)),
  note: clearableText(PAUSE_NOTE_MAX_CHARACTERS),
})

export const beginPause = endpoint({
  method: 'PUT',
  path: '/company/{id}/pause',
  summary: `The session’s company is away from now until a day, that day too, at most ${PAUSE_MOST_DAYS} days ahead: its beers are shown and not sold. What was ordered before goes on. Also prolongs or shortens a pause; over it is by itself.`,
  access: ['Company'],
  params: ofCompany,
  body: pauseFields,
  response: pause,
  status: 200,
})

export const endPause = endpoint({
  method: 'DELETE',
  path: '/company/{id}/pause',
  summary: 'The session’s company is back: its beers are on sale again. Without a pause nothing happens.',
  access: ['Company'],
  params: ofCompany,
  response: pause,
  status: 200,
})
