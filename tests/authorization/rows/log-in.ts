import { aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { mailsTo, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { everybody } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

export const LOG_IN: Row[] = [
  { call: 'getSession', ask: () => ({}), answers: everybody(200) },
  { call: 'logOut', ask: () => ({}), answers: everybody(200) },
  {
    call: 'checkEmail',
    ask: ({ buyerEmail }) => ({ query: `?email=${buyerEmail}` }),
    answers: everybody(200),
  },
  {
    call: 'logIn',
    says: 'with the buyer’s password',
    ask: ({ buyerEmail }) => ({ body: { email: buyerEmail, password: PASSWORD } }),
    answers: everybody(200, { deactivated: 'account-deactivated' }),
    mayTouch: 'who has it is its owner, as far as anybody can tell',
  },
  {
    call: 'logIn',
    says: 'without knowing it',
    ask: ({ email }) => ({ body: { email, password: 'Avena2031' } }),
    answers: everybody('wrong-credentials'),
  },
  {
    call: 'logInByGet',
    ask: ({ buyerEmail }) => ({ query: `?email=${buyerEmail}&password=${PASSWORD}` }),
    answers: everybody('login-by-get'),
  },
  {
    call: 'sendRecoveryCode',
    ask: ({ buyerEmail }) => ({ body: { email: buyerEmail } }),
    answers: everybody(200),
    mayTouch: 'the code is mailed to its owner, whoever asks',
  },
  {
    call: 'changeForgottenPassword',
    says: 'with the code that was mailed to the buyer',
    given: async ({ services, target }) => {
      await target.people.buyer.send('POST', '/forgetpassword', { email: target.buyerEmail })
      const mail = (await mailsTo(services, target.buyerEmail)).findLast(({ payload }) => payload.code)
      return { code: mail!.payload.code! }
    },
    ask: ({ buyerEmail, made }) => ({
      body: { email: buyerEmail, code: made.code, newPassword: 'Centeno2032' },
    }),
    answers: everybody(200),
    mayTouch: 'who has it is its owner, as far as anybody can tell',
  },
  {
    call: 'changeForgottenPassword',
    says: 'with a made-up code',
    ask: ({ email }) => ({ body: { email, code: '000000', newPassword: 'Centeno2032' } }),
    answers: everybody('wrong-code'),
  },
  { call: 'getWaitingSignIn', given: waiting(), ask: withTheirCookie, answers: everybody(200) },
  ...['signInAsBuyer', 'signInAsSeller'].flatMap((call): Row[] => [
    { call, given: waiting(), ask: withTheirCookie, answers: everybody(201) },
    { call, says: 'while nobody waits', ask: () => ({}), answers: everybody('sign-in-over') },
  ]),
  {
    call: 'linkAccount',
    says: 'with the buyer’s password',
    given: waiting('buyerEmail'),
    ask: (target) => ({ ...withTheirCookie(target), body: { password: PASSWORD } }),
    answers: everybody(200, { deactivated: 'account-deactivated' }),
    mayTouch: 'who has it is its owner, as far as anybody can tell',
  },
  {
    call: 'linkAccount',
    says: 'while nobody waits',
    ask: () => ({ body: { password: PASSWORD } }),
    answers: everybody('sign-in-over'),
  },
]

/** A sign-in provider has vouched for somebody in a browser, who has no account yet, or one with this e-mail. */
function waiting(email?: 'buyerEmail') {
  return async ({ services, target }: Shop) => {
    const { signIn } = aShopWithProvider(services)
    const { visitor } = await signIn(aProvenPerson(email && { email: target[email] }))
    return { cookie: [...visitor.jar].map(([name, { value }]) => `${name}=${value}`).join('; ') }
  }
}

function withTheirCookie({ made }: { made: Record<string, string> }) {
  return { cookie: made.cookie! }
}
