import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { everybody, onlyAdmins, onlyBuyers, onlySellers, signedIn } from '../answers.ts'
import type { Row } from '../row.ts'

const { password: _buyers, email: _theirs, ...BUYER } = aBuyerForm()
const { password: _sellers, email: _ours, ...COMPANY } = aCompanyForm()

export const PEOPLE_AND_COMPANIES: Row[] = [
  { call: 'signUpBuyer', ask: () => ({ body: aBuyerForm() }), answers: everybody(201) },
  {
    call: 'signUpBuyer',
    says: 'over one who is there',
    ask: ({ buyerId }) => ({ body: { ...aBuyerForm(), id: buyerId } }),
    answers: everybody('read-only-field'),
  },
  { call: 'signUpCompany', ask: () => ({ body: aCompanyForm() }), answers: everybody(201) },
  {
    call: 'signUpCompany',
    says: 'over one that is there',
    ask: ({ companyId }) => ({ body: { ...aCompanyForm(), id: companyId } }),
    answers: everybody('read-only-field'),
  },
  {
    call: 'getBuyer',
    ask: ({ buyerId }) => ({ params: { id: buyerId } }),
    answers: signedIn('user-not-found', { buyer: 200, admin: 200 }),
  },
  ...(['companyId', 'userId'] as const).map(
    (which): Row => ({
      call: 'getBuyer',
      says: which === 'userId' ? 'who is a seller' : 'that is a company',
      ask: (target) => ({ params: { id: target[which] } }),
      answers: signedIn('user-not-found'),
    }),
  ),
  {
    call: 'changeBuyer',
    ask: ({ buyerId }) => ({ body: { ...BUYER, id: buyerId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'read-only-field', admin: 200 }),
    staff: { care: 'forbidden' },
  },
  {
    call: 'changeBuyer',
    says: 'the switch',
    ask: ({ buyerId }) => ({ body: { id: buyerId, status: false } }),
    answers: onlyBuyers({ buyer: 'forbidden', otherBuyer: 'forbidden', admin: 200 }),
  },
  ...(['otherAdminId', 'adminId'] as const).map(
    (which): Row => ({
      call: 'changeBuyer',
      says: which === 'adminId' ? 'the admin’s own switch' : 'another admin’s switch',
      ask: (target) => ({ body: { id: target[which], status: false } }),
      answers: onlyBuyers({
        ...{ buyer: 'forbidden', otherBuyer: 'forbidden' },
        admin: which === 'adminId' ? 'own-switch' : 200,
      }),
      staff: { care: 'forbidden' },
    }),
  ),
  {
    call: 'getBuyerForAdmin',
    ask: ({ buyerId }) => ({ params: { id: buyerId } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'getCompany',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: everybody(200),
  },
  {
    call: 'changeCompany',
    ask: ({ companyId }) => ({ body: { ...COMPANY, id: companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'read-only-field', admin: 200 }),
    staff: { care: 'forbidden' },
  },
  {
    call: 'changeCompany',
    says: 'the switch',
    ask: ({ companyId }) => ({ body: { id: companyId, status: false } }),
    answers: onlySellers({ seller: 'forbidden', rivalSeller: 'forbidden', admin: 200 }),
  },
  {
    call: 'getCompanyForAdmin',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlyAdmins(200),
  },
]
