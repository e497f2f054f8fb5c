import { createMiddleware } from 'hono/factory'
import { refusal } from '../api-error.ts'
import { say } from './json-call.ts'

/** Lets only calls with the account's token through; the others get 401 as Mercado Pago writes it. */
export const bearerToken = (accessToken: string) =>
  createMiddleware(async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /i, '')
    if (!token)
      return say(context, refusal(401, 'unauthorized', 'Must provide your access_token to proceed', 5))
    if (token !== accessToken) return say(context, refusal(401, 'unauthorized', 'invalid access token', 401))
    return next()
  })
