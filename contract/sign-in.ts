import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { credentials, sessionUser } from './identity.ts'

/**
 * What follows a sign-in through a provider that knows somebody whom we do not. Who they are lies on the server, behind
 * a cookie: nothing that a browser sends about name, e-mail or verification is believed. The sign-in itself is no call
 * but two addresses that browsers are led through: `GET /api/sign-in/start?next=…` (with `again=1` to prove oneself once
 * more) and `GET /api/sign-in/callback`.
 */

export const getWaitingSignIn = endpoint({
  method: 'GET',
  path: '/sign-in/waiting',
  takesNoTurn: true,
  summary:
    'Whom a sign-in provider has just vouched for in this browser, and who has no account yet; or null.',
  access: 'anyone',
  response: z
    .object({
      name: z.string(),
      lastName: z.string(),
      email: z.string(),
      /** True: the e-mail has an account, which is to be linked. False: they choose what to be. */
      hasAccount: z.boolean(),
    })
    .nullable(),
  status: 200,
})

export const signInAsBuyer = endpoint({
  method: 'POST',
  path: '/sign-in/buyer',
  summary:
    'Registers who waits as a buyer and opens their session. 409 email-taken when the e-mail has an account.',
  access: 'anyone',
  response: sessionUser,
  status: 201,
})

export const signInAsSeller = endpoint({
  method: 'POST',
  path: '/sign-in/seller',
  summary:
    'Registers who waits as a seller, whose company is still to be filled in, and opens their session.',
  access: 'anyone',
  response: sessionUser,
  status: 201,
})

/** One proof, once: the password of the account that has the same e-mail. */
export const accountPassword = credentials.pick({ password: true })

export const linkAccount = endpoint({
  method: 'POST',
  path: '/sign-in/link',
  summary: 'Links the provider’s account to ours that has the same e-mail, and opens its session.',
  access: 'anyone',
  body: accountPassword,
  response: sessionUser,
  status: 200,
})
