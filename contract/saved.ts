import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { SAVED_BEERS_MAX } from './limits.ts'

const whichBeer = z.object({ beerId: z.string() })
const saved = z.object({ beerId: uuid, saved: z.boolean() })

export const saveBeer = endpoint({
  method: 'PUT',
  path: '/saved/{beerId}',
  summary: `Saves a beer that is on sale, so that its buyer finds it again; twice changes nothing. At most ${SAVED_BEERS_MAX.toLocaleString('en')}.`,
  access: ['Person'],
  params: whichBeer,
  response: saved,
  status: 200,
})

export const unsaveBeer = endpoint({
  method: 'DELETE',
  path: '/saved/{beerId}',
  summary: 'Takes a beer off what its buyer has saved, whether or not it is still on sale.',
  access: ['Person'],
  params: whichBeer,
  response: saved,
  status: 200,
})
