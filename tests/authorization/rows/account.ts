import { sessions } from '#database/schema.ts'
import { shipParcels } from '#tests/factories/a-shipment.ts'
import { linkMailedTo, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { everybody, signedIn } from '../answers.ts'
import type { Row } from '../row.ts'

/** What people do about themselves: nobody else's account can be named. */
export const ACCOUNT: Row[] = [
  ...['getLogInMeans', 'listToldActs', 'listSessions', 'endOtherSessions', 'exportData'].map(
    (call): Row => ({ call, ask: () => ({}), answers: signedIn(200) }),
  ),
  {
    call: 'resendConfirmation',
    ask: () => ({}),
    answers: signedIn(200),
    // Who joined by a mailed link has proved their e-mail by that.
    team: { teamSeller: 'nothing-to-confirm', packer: 'nothing-to-confirm' },
  },
  {
    call: 'endSession',
    says: 'one of the buyer’s',
    given: async ({ services, target }) => {
      const values = {
        userId: target.buyerId,
        token: 'x'.repeat(32),
        expiresAt: new Date(Date.now() + 86_400_000),
      }
      const [made] = await services.db.insert(sessions).values(values).returning({ id: sessions.id })
      return { sessionId: made!.id }
    },
    ask: ({ made }) => ({ params: { id: made.sessionId! } }),
    answers: signedIn('not-found', { buyer: 200 }),
  },
  {
    call: 'endSession',
    says: 'the seller’s',
    ask: ({ sessionId }) => ({ params: { id: sessionId } }),
    answers: signedIn('not-found', { seller: 200 }),
    team: { teamSeller: 'not-found', packer: 'not-found' },
  },
  { call: 'chooseLanguage', ask: () => ({ body: { language: 'pt' } }), answers: signedIn(200) },
  {
    call: 'changePassword',
    ask: () => ({ body: { currentPassword: PASSWORD, newPassword: 'Centeno2032' } }),
    answers: signedIn(200),
  },
  {
    call: 'changePassword',
    says: 'without knowing it',
    ask: () => ({ body: { currentPassword: 'Avena2031', newPassword: 'Centeno2032' } }),
    answers: signedIn('wrong-password'),
  },
  {
    call: 'confirmEmail',
    says: 'with the link that was mailed to the buyer',
    given: async ({ services, target }) => {
      await target.people.buyer.send('POST', '/account/email')
      return { token: await linkMailedTo(services, target.buyerEmail) }
    },
    ask: ({ made }) => ({ body: { token: made.token } }),
    answers: everybody(200, { deactivated: 'account-deactivated' }),
    mayTouch: 'who has it is its owner, as far as anybody can tell',
    mayTell: 'the e-mail that it confirms',
  },
  {
    call: 'confirmEmail',
    says: 'with a made-up link',
    ask: ({ userId }) => ({ body: { token: `${userId}.x` } }),
    answers: everybody('link-over'),
  },
  {
    call: 'getAccountDeletion',
    ask: () => ({}),
    answers: signedIn(200, { admin: 'forbidden' }),
  },
  {
    call: 'deleteAccount',
    given: async ({ services, target }) => {
      for (const orderId of [target.waitingOrderId, target.sharedOrderId])
        await shipParcels(services, orderId)
    },
    ask: () => ({ body: { currentPassword: PASSWORD } }),
    answers: signedIn(200, { admin: 'forbidden' }),
    mayTouch: 'mails to who is gone are forgotten, also those about an order that others have a part in',
  },
  {
    call: 'deleteAccount',
    says: 'without knowing its password',
    ask: () => ({ body: { currentPassword: 'Avena2031' } }),
    answers: signedIn('wrong-password', { admin: 'forbidden' }),
  },
]
