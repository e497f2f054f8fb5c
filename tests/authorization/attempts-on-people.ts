import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { type Attempt, buyersOnly, everybody, sellersOnly } from './attempt.ts'

const { password: _buyers, email: _theirs, ...BUYER } = aBuyerForm()
const { password: _sellers, email: _ours, ...COMPANY } = aCompanyForm()
const WRONG = 'Avena2031'

/** The accounts of the people behind another brewery. */
export const ATTEMPTS_ON_PEOPLE: Attempt[] = [
  { call: 'getCompany', ask: ({ companyId }) => ({ params: { id: companyId } }), ...everybody(200) },
  ...(['companyId', 'userId', 'buyerId'] as const).map(
    (which): Attempt => ({
      call: 'getBuyer',
      says: which,
      ask: (target) => ({ params: { id: target[which] } }),
      ...everybody('user-not-found', 'not-signed-in'),
    }),
  ),
  {
    call: 'changeCompany',
    ask: ({ companyId }) => ({ body: { ...COMPANY, id: companyId } }),
    ...sellersOnly('read-only-field'),
  },
  {
    call: 'changeCompany',
    says: 'its switch',
    ask: ({ companyId }) => ({ body: { id: companyId, status: false } }),
    ...sellersOnly('forbidden'),
  },
  {
    call: 'changeBuyer',
    ask: ({ buyerId }) => ({ body: { ...BUYER, id: buyerId } }),
    ...buyersOnly('read-only-field'),
  },
  {
    call: 'changeBuyer',
    says: 'their switch',
    ask: ({ buyerId }) => ({ body: { id: buyerId, status: false } }),
    ...buyersOnly('forbidden'),
  },
  {
    call: 'signUpCompany',
    ask: ({ companyId }) => ({ body: { ...aCompanyForm(), id: companyId } }),
    ...everybody('read-only-field'),
  },
  {
    call: 'signUpBuyer',
    ask: ({ buyerId }) => ({ body: { ...aBuyerForm(), id: buyerId } }),
    ...everybody('read-only-field'),
  },
  {
    call: 'endSession',
    ask: ({ sessionId }) => ({ params: { id: sessionId } }),
    ...everybody('not-found', 'not-signed-in'),
  },
  ...[
    'endOtherSessions',
    'listSessions',
    'getLogInMeans',
    'exportData',
    'getAccountDeletion',
    'resendConfirmation',
  ].map((call): Attempt => ({ call, ask: () => ({}), ...everybody(200, 'not-signed-in') })),
  { call: 'getSession', ask: () => ({}), ...everybody(200) },
  {
    call: 'changePassword',
    ask: () => ({ body: { currentPassword: WRONG, newPassword: 'Centeno2032' } }),
    ...everybody('wrong-password', 'not-signed-in'),
  },
  {
    call: 'deleteAccount',
    ask: () => ({ body: { currentPassword: WRONG } }),
    ...everybody('wrong-password', 'not-signed-in'),
  },
  {
    call: 'confirmEmail',
    ask: ({ userId }) => ({ body: { token: `${userId}.x` } }),
    ...everybody('link-over'),
  },
  {
    call: 'changeForgottenPassword',
    ask: ({ email }) => ({ body: { email, code: '000000', newPassword: 'Centeno2032' } }),
    ...everybody('wrong-code'),
  },
  {
    call: 'logIn',
    ask: ({ email }) => ({ body: { email, password: WRONG } }),
    ...everybody('wrong-credentials'),
  },
]
