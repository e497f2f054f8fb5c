import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const listCountries = endpoint({
  method: 'GET',
  path: '/countries',
  summary: 'The South American countries that forms offer, by their common names.',
  access: 'anyone',
  response: z.array(z.string()),
  hasEntityTag: true,
  status: 200,
})
