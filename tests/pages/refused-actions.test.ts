import { beforeAll, expect, test } from 'vitest'
import { COUNTRIES } from '#contract/places.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { guardPage } from '#web/request/guard-pages.ts'
import { aShopToBeRefused, type ShopToBeRefused } from './a-shop-to-be-refused.ts'
import { EVERY_PAGE } from './every-page.ts'
import { sendPageForm } from './send-page-form.tsx'

const WORDS = 'Cambió mientras tanto: esto ya no se puede.'
/** Every call that would change something is refused, as if somebody else had been quicker. */
const tooLate = (hasAccount: boolean) => (path: string, method: string) => {
  if (method !== 'GET') return Response.json({ code: 'order-not-open', message: WORDS }, { status: 409 })
  if (!path.startsWith('/api/sign-in/waiting')) return undefined
  return Response.json({ hasAccount, name: 'Ana', lastName: 'Paz', email: 'ana@correo.example' })
}
/** What is told on a page, without its marks. */
const wordsOf = (html: string) =>
  html.replaceAll(/<(select|svg).*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')

type Who = 'visitor' | 'buyer' | 'seller' | 'admin'
type Form = Record<string, string>
type Sent = {
  route: string
  says: string
  who: Who
  at: (shop: ShopToBeRefused) => string
  form: (shop: ShopToBeRefused) => Form
}

const aForm = (
  route: string,
  who: Who,
  says: string,
  form: Sent['form'],
  at: Sent['at'] = () => `/${route}`,
): Sent => ({
  ...{ route, who, says, form, at },
})
const texts = (record: Record<string, unknown>): Form =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
const A_REASON = { reason: 'Lo pidió quien compró.' }
const A_CODE = { code: '123456' }
const A_BUYER = texts({ ...aBuyerForm(), password: undefined })
const A_COMPANY = texts({ ...aCompanyForm(), password: undefined, shipsTo: 'all' })
const aBeer = texts({
  ...{ name: 'Niebla', type: 'IPA', ABV: 6, IBU: 40, description: 'Pomelo.', price: 5, stock: 3 },
  ...{ presentation: 'Lata', volumeMl: 473 },
})

/** Each form of each page that does something, as the page sends it. */
const FORMS: Sent[] = [
  aForm('cart', 'buyer', 'buying', () => ({ intent: 'start' })),
  aForm('myShop', 'buyer', 'a review', ({ beerId }) => ({ rate: '4', productId: beerId, comment: 'Rica.' })),
  aForm('myShop', 'buyer', 'cancelling', ({ orderId, sellerId }) => ({
    intent: 'cancel',
    orderId,
    companyId: sellerId,
  })),
  aForm(
    'myShop/:id',
    'buyer',
    'cancelling',
    ({ orderId, sellerId }) => ({ intent: 'cancel', orderId, companyId: sellerId }),
    ({ orderId }) => `/myShop/${orderId}`,
  ),
  aForm(
    'myShop/:id',
    'buyer',
    'an arrival',
    ({ sellerId }) => ({ intent: 'arrival', arrived: 'no', companyId: sellerId }),
    ({ orderId }) => `/myShop/${orderId}`,
  ),
  aForm(
    'myShop/:id',
    'buyer',
    'a review',
    ({ beerId }) => ({ rate: '4', productId: beerId, comment: 'Rica.' }),
    ({ orderId }) => `/myShop/${orderId}`,
  ),
  aForm(
    'myShop/:id/complaints/:companyId',
    'buyer',
    'complaining of what has not left',
    () => ({ intent: 'open', kind: 'broken', words: 'Rota.' }),
    ({ orderId, sellerId }) => `/myShop/${orderId}/complaints/${sellerId}`,
  ),
  aForm(
    'myShop/:id/complaints/:companyId',
    'buyer',
    'taking a complaint back',
    ({ complaintId }) => ({ intent: 'take-back', complaintId, edition: '0' }),
    ({ freeId, sellerId }) => `/myShop/${freeId}/complaints/${sellerId}?do=take-back`,
  ),
  aForm(
    'myShop/:id/complaints/:companyId',
    'buyer',
    'taking an offer that is gone',
    ({ complaintId }) => ({ intent: 'accept', complaintId, edition: '1' }),
    ({ freeId, sellerId }) => `/myShop/${freeId}/complaints/${sellerId}?do=accept`,
  ),
  aForm(
    'company/:id/complaints/:complaintId',
    'seller',
    'giving all back',
    () => ({ intent: 'all', edition: '0' }),
    ({ sellerId, complaintId }) => `/company/${sellerId}/complaints/${complaintId}?do=all`,
  ),
  aForm(
    'admin/complaints/:id',
    'admin',
    'deciding what waits for others',
    () => ({ words: 'Sí.' }),
    ({ complaintId }) => `/admin/complaints/${complaintId}?do=decide`,
  ),
  aForm('login', 'visitor', 'logging in', () => ({ email: 'ana@correo.example', password: 'Cebada2024' })),
  aForm('login/choose', 'visitor', 'a role', () => ({ role: 'Person' })),
  aForm('login/link', 'visitor', 'linking', () => ({ password: 'Cebada2024' })),
  aForm('login/secondFactor', 'visitor', 'a code', () => A_CODE),
  aForm('buyerSignUp', 'visitor', 'signing up', () => texts(aBuyerForm())),
  aForm('sellerSignUp', 'visitor', 'signing up', () => texts({ ...aCompanyForm(), shipsTo: 'own' })),
  aForm('contact', 'visitor', 'a message', () => ({
    name: 'Ana',
    email: 'ana@correo.example',
    phone: '351',
    message: 'Hola',
  })),
  aForm('forgotPassword', 'visitor', 'asking for a code', () => ({ email: 'ana@correo.example' })),
  aForm(
    'forgotPassword',
    'visitor',
    'a new password',
    () => ({ email: 'ana@correo.example', ...A_CODE, newPassword: 'Cebada2025', confirmation: 'Cebada2025' }),
    () => '/forgotPassword?step=code',
  ),
  aForm(
    'company/:id/team',
    'seller',
    'invite',
    () => ({ do: 'invite', email: 'x', role: '' }),
    ({ sellerId }) => `/company/${sellerId}/team`,
  ),
  aForm('confirmEmail', 'visitor', 'confirming', () => ({ token: 'x' })),
  aForm('account', 'buyer', 'another password', () => ({
    currentPassword: 'Cebada2024',
    newPassword: 'Cebada2025',
    confirmation: 'Cebada2025',
  })),
  aForm('account', 'buyer', 'the link again', () => ({ intent: 'resend', backTo: '/account' })),
  aForm('account/sessions', 'buyer', 'ending one', () => ({ id: 'x', intent: 'end' })),
  aForm('account/sessions', 'buyer', 'ending the others', () => ({ intent: 'end-others' })),
  aForm('account/data', 'buyer', 'deletion', () => ({ currentPassword: 'Cebada2024', understood: 'on' })),
  aForm(
    'account/secondFactor',
    'admin',
    'beginning',
    () => ({ currentPassword: 'Cebada2024' }),
    () => '/account/secondFactor?do=begin',
  ),
  aForm('account/payout', 'seller', 'an account', () => ({ ...DESTINATIONS.iban, proof: '123456' })),
  aForm(
    'user/:id',
    'buyer',
    'an edit',
    () => A_BUYER,
    ({ buyerId }) => `/user/${buyerId}?edit`,
  ),
  aForm(
    'company/:id',
    'seller',
    'an edit',
    () => A_COMPANY,
    ({ sellerId }) => `/company/${sellerId}?edit`,
  ),
  aForm(
    'company/:id/import/:importId?',
    'seller',
    'publishing',
    () => ({ answer: 'all' }),
    ({ sellerId, importId }) => `/company/${sellerId}/import/${importId}`,
  ),
  aForm(
    'company/:id/import/:importId?',
    'seller',
    'cancelling',
    () => ({ answer: 'cancel' }),
    ({ sellerId, importId }) => `/company/${sellerId}/import/${importId}`,
  ),
  aForm(
    'myShop/:id/messages/:companyId',
    'buyer',
    'a message',
    () => ({ key: crypto.randomUUID(), text: '¿Cuándo sale?' }),
    ({ orderId, sellerId }) => `/myShop/${orderId}/messages/${sellerId}`,
  ),
  aForm(
    'company/:id/parcels/:orderId',
    'seller',
    'a message',
    () => ({ key: crypto.randomUUID(), text: 'Sale mañana.' }),
    ({ sellerId, orderId }) => `/company/${sellerId}/parcels/${orderId}?state=pending&do=message`,
  ),
  aForm(
    'company/:id/parcels/:orderId',
    'seller',
    'that no answer is needed',
    () => ({ until: crypto.randomUUID() }),
    ({ sellerId, orderId }) => `/company/${sellerId}/parcels/${orderId}?state=pending&do=message`,
  ),
  aForm(
    'company/:id/parcels',
    'seller',
    'shipping many',
    ({ orderId }) => ({ carrier: 'Correo Andino', order: orderId, intent: 'send' }),
    ({ sellerId }) => `/company/${sellerId}/parcels?state=pending`,
  ),
  aForm(
    'company/:id/parcels/paste',
    'seller',
    'shipping what was pasted',
    ({ orderId }) => ({
      ...{ intent: 'send', lines: 'A1B2C3D4;Correo Andino;1' },
      parcels: JSON.stringify([{ orderId, carrier: 'Correo Andino', tracking: '1', seen: 'pending' }]),
    }),
    ({ sellerId }) => `/company/${sellerId}/parcels/paste`,
  ),
  aForm(
    'company/:id/parcels/:orderId',
    'seller',
    'shipping',
    () => ({ carrier: 'Correo Andino', tracking: '' }),
    ({ sellerId, orderId }) => `/company/${sellerId}/parcels/${orderId}?state=pending&do=ship`,
  ),
  aForm(
    'company/:id/parcels/:orderId',
    'seller',
    'shipping what is no longer there',
    () => ({ carrier: 'Correo Andino', tracking: '' }),
    ({ sellerId, cancelledId }) => `/company/${sellerId}/parcels/${cancelledId}?state=pending&do=ship`,
  ),
  aForm(
    'company/:id/parcels/:orderId',
    'seller',
    'handing over what is no longer there',
    () => ({ idChecked: 'true' }),
    ({ sellerId, orderId }) => `/company/${sellerId}/parcels/${orderId}?state=shipped&do=deliver`,
  ),
  aForm(
    'company/:id/reviews',
    'seller',
    'an answer',
    ({ reviewId }) => ({ intent: 'answer', reviewId, answer: 'Gracias.' }),
    ({ sellerId }) => `/company/${sellerId}/reviews`,
  ),
  aForm(
    'company/:id/reviews',
    'seller',
    'an answer to what is no longer there',
    ({ beerId }) => ({ intent: 'answer', reviewId: beerId, answer: 'Gracias.' }),
    ({ sellerId }) => `/company/${sellerId}/reviews`,
  ),
  aForm(
    'company/:id/reviews',
    'seller',
    'a report',
    ({ reviewId }) => ({ intent: 'report', reviewId, ...A_REASON }),
    ({ sellerId, reviewId }) => `/company/${sellerId}/reviews?report=${reviewId}`,
  ),
  aForm(
    'company/:id/reviews',
    'seller',
    'a report of what is no longer there',
    ({ beerId }) => ({ intent: 'report', reviewId: beerId, ...A_REASON }),
    ({ sellerId, beerId }) => `/company/${sellerId}/reviews?report=${beerId}`,
  ),
  aForm('post', 'seller', 'publishing', () => aBeer),
  aForm(
    'company/:id/products',
    'seller',
    'a price in the table',
    ({ beerId }) => ({
      intent: 'save',
      [`seen-${beerId}`]: JSON.stringify({ edition: 1, price: 4.5, stock: 12 }),
      [`price-${beerId}`]: '4,80',
    }),
    ({ sellerId }) => `/company/${sellerId}/products`,
  ),
  aForm(
    'putProduct/:id',
    'seller',
    'an edit',
    () => aBeer,
    ({ beerId }) => `/putProduct/${beerId}`,
  ),
  aForm(
    'admin/buyer/:id',
    'admin',
    'a block',
    () => ({ status: 'false', ...A_REASON }),
    ({ buyerId }) => `/admin/buyer/${buyerId}`,
  ),
  aForm(
    'admin/seller/:id',
    'admin',
    'a block',
    () => ({ status: 'false', ...A_REASON }),
    ({ sellerId }) => `/admin/seller/${sellerId}`,
  ),
  aForm(
    'admin/seller/:id',
    'admin',
    'letting in',
    () => ({ status: 'true' }),
    ({ sellerId }) => `/admin/seller/${sellerId}`,
  ),
  aForm(
    'admin/buyer/adminUserModify',
    'admin',
    'an edit',
    () => A_BUYER,
    ({ buyerId }) => `/admin/buyer/adminUserModify?id=${buyerId}`,
  ),
  aForm(
    'admin/seller/admincompanymodify',
    'admin',
    'an edit',
    () => A_COMPANY,
    ({ sellerId }) => `/admin/seller/admincompanymodify?id=${sellerId}`,
  ),
  aForm(
    'admin/seller/products',
    'admin',
    'a beer off',
    ({ beerId }) => ({ intent: 'inactivate', beerId, ...A_REASON }),
    ({ sellerId }) => `/admin/seller/products?id=${sellerId}`,
  ),
  aForm(
    'admin/products',
    'admin',
    'a beer off',
    ({ beerId, sellerId }) => ({ intent: 'inactivate', beerId, companyId: sellerId, ...A_REASON }),
    () => '/admin/products',
  ),
  aForm(
    'admin/adminproductmodify/:id',
    'admin',
    'an edit',
    () => ({ ...aBeer, ...A_REASON }),
    ({ beerId }) => `/admin/adminproductmodify/${beerId}`,
  ),
  aForm(
    'admin/reviews',
    'admin',
    'hiding',
    ({ reviewId }) => ({ intent: 'hide', reviewId, ...A_REASON }),
    () => '/admin/reviews?show=all',
  ),
  aForm('admin/jobs', 'admin', 'again', () => ({ kind: 'mail', id: '1' })),
  aForm(
    'admin/payouts/:companyId',
    'admin',
    'a payout',
    () => ({ currency: 'USD', amount: '9', reference: 'T-1' }),
    ({ sellerId }) => `/admin/payouts/${sellerId}`,
  ),
  aForm('admin/payouts/runs', 'admin', 'a draft', () => ({ act: 'draft' })),
  aForm(
    'admin/payouts/runs/:id',
    'admin',
    'an approval',
    () => ({ act: 'approve', draftedAt: '2026-11-23T12:00:00Z' }),
    ({ runId }) => `/admin/payouts/runs/${runId}`,
  ),
  aForm(
    'admin/payouts/runs/:id',
    'admin',
    'a payout that came back',
    ({ runId }) => ({ act: 'returned', payout: runId, amount: '1,50', ...A_REASON }),
    ({ runId }) => `/admin/payouts/runs/${runId}?do=returned&payout=${runId}`,
  ),
  aForm(
    'admin/payouts/runs/:id',
    'admin',
    'dropping what is no longer there',
    () => ({ act: 'drop' }),
    ({ orderId }) => `/admin/payouts/runs/${orderId}?do=drop`,
  ),
  aForm('admin/exchange-rates', 'admin', 'a rate', () => ({
    act: 'type',
    rate: '1400',
    seen: '',
    ...A_REASON,
  })),
  aForm('admin/commissions', 'admin', 'a rule', () => ({
    act: 'add',
    percent: '10',
    seen: 'x',
  })),
  aForm('admin/advertising', 'admin', 'a placement', () => ({
    act: 'place',
    place: '1',
    from: '2026-01-05',
    until: '2026-01-01',
  })),
  aForm('admin/provider-books', 'admin', 'days', () => ({
    act: 'ask',
    from: '2026-01-05',
    to: '2026-01-01',
  })),
  aForm('admin/provider-books', 'admin', 'closing', ({ beerId }) => ({
    act: 'close',
    id: beerId,
    ...A_REASON,
  })),
  aForm(
    'company/:id/messages',
    'seller',
    'a message, where it is listed',
    ({ orderId }) => ({
      ...{ orderId, key: crypto.randomUUID(), seen: crypto.randomUUID() },
      text: 'Sale mañana.',
    }),
    ({ sellerId }) => `/company/${sellerId}/messages`,
  ),
  aForm(
    'company/:id/messages',
    'seller',
    'that no answer is needed, where it is listed',
    ({ orderId }) => ({ orderId, until: crypto.randomUUID() }),
    ({ sellerId }) => `/company/${sellerId}/messages`,
  ),
  aForm('admin/messages', 'admin', 'an answer', ({ beerId }) => ({
    ...{ messageId: beerId, key: crypto.randomUUID(), seen: '0', words: 'Sí.' },
  })),
  aForm('admin/messages', 'admin', 'done', ({ beerId }) => ({ messageId: beerId, done: 'true' })),
  aForm(
    'admin/admins',
    'admin',
    'a block',
    ({ otherAdminId }) => ({ id: otherAdminId, status: 'false', ...A_REASON }),
    ({ otherAdminId }) => `/admin/admins?switch=${otherAdminId}`,
  ),
  aForm(
    'admin/admins',
    'admin',
    'a block of who is blocked',
    ({ otherAdminId }) => ({ id: otherAdminId, status: 'true', ...A_REASON }),
    ({ otherAdminId }) => `/admin/admins?switch=${otherAdminId}`,
  ),
  aForm(
    'admin/orders/:id',
    'admin',
    'a refund',
    () => A_REASON,
    ({ orderId }) => `/admin/orders/${orderId}?do=refund-all&key=0192f0c4-7b1a-7000-8000-00000000cafe`,
  ),
  aForm(
    'admin/orders/:id',
    'admin',
    'a parcel',
    () => ({ carrier: 'Correo Andino', tracking: '' }),
    ({ orderId, sellerId }) => `/admin/orders/${orderId}?ship=${sellerId}`,
  ),
  aForm(
    'admin/orders/:id',
    'admin',
    'a parcel that has gone',
    () => ({ carrier: 'Correo Andino', tracking: '' }),
    ({ cancelledId, sellerId }) => `/admin/orders/${cancelledId}?ship=${sellerId}`,
  ),
  aForm(
    'admin/work',
    'admin',
    'freeing',
    () => A_REASON,
    ({ orderId }) => `/admin/work?free=${orderId}`,
  ),
  aForm('admin/work', 'admin', 'a name', ({ sellerId }) => ({ companyId: sellerId, shownAs: 'X' })),
  aForm('admin/work', 'admin', 'taking what does not wait', ({ beerId }) => ({
    ...{ act: 'take', task: `parcel-late/${beerId}` },
  })),
  aForm('saved', 'buyer', 'which alerts come', () => ({ restock: 'on' })),
  aForm('withdraw', 'visitor', 'withdrawing', () => ({ email: 'ana@correo.example', number: '3F2A91C0' })),
  aForm('withdraw/confirm', 'visitor', 'confirming it', ({ beerId }) => ({ key: beerId })),
  aForm(
    'report',
    'visitor',
    'a report',
    ({ beerId }) => ({ kind: 'beer', subject: beerId, reason: 'fraud' }),
    ({ beerId }) => `/report?kind=beer&subject=${beerId}`,
  ),
  aForm(
    'company/:id/claim',
    'visitor',
    'a claim',
    () => ({ name: 'Lía', email: 'lia@correo.example', words: 'Es mía.' }),
    ({ sellerId }) => `/company/${sellerId}/claim`,
  ),
  aForm('admin/brewery-claims', 'admin', 'a decision', ({ beerId }) => ({
    ...{ id: beerId, decision: 'refused' },
    ...A_REASON,
  })),
  aForm('admin/reports', 'admin', 'a decision', ({ beerId }) => ({
    ...{ id: beerId, decision: 'left', times: '1' },
    ...A_REASON,
  })),
  aForm('admin/withdrawals', 'admin', 'done', ({ beerId }) => ({ act: 'done', id: beerId })),
  aForm('admin/withdrawals', 'admin', 'a refusal', ({ beerId }) => ({
    act: 'refuse',
    id: beerId,
    ...A_REASON,
  })),
  aForm('admin/withdrawals/windows', 'admin', 'a window', () => ({
    ...Object.fromEntries(COUNTRIES.map((country) => [`counted-${country}`, 'calendar'])),
    'days-Argentina': '10',
  })),
  aForm(
    'company/:id/pause',
    'seller',
    'a pause that begins',
    () => ({ until: '2999-01-01', note: '' }),
    ({ sellerId }) => `/company/${sellerId}/pause`,
  ),
  aForm(
    'company/:id/pause',
    'seller',
    'a pause that ends',
    () => ({ intent: 'end' }),
    ({ sellerId }) => `/company/${sellerId}/pause`,
  ),
  aForm(
    'company/:id/mails',
    'seller',
    'which mails come',
    () => ({ sales: 'daily', low: '1', lowStock: '5' }),
    ({ sellerId }) => `/company/${sellerId}/mails`,
  ),
  aForm(
    'company/:id/keys',
    'seller',
    'a key',
    () => ({ name: 'Odoo', scopes: 'beers:read', days: '90' }),
    ({ sellerId }) => `/company/${sellerId}/keys`,
  ),
  aForm(
    'company/:id/keys',
    'seller',
    'a key that is over',
    ({ beerId }) => ({ intent: 'revoke', key: beerId }),
    ({ sellerId }) => `/company/${sellerId}/keys`,
  ),
  aForm(
    'company/:id/webhooks',
    'seller',
    'another address',
    () => ({ address: 'https://a.example/', events: 'order.paid' }),
    ({ sellerId }) => `/company/${sellerId}/webhooks`,
  ),
  ...['test', 'again', 'change', 'on', 'renew', 'remove'].map((act) =>
    aForm(
      'company/:id/webhooks/:webhookId',
      'seller',
      `${act} of an address`,
      ({ beerId }) => ({ act, deliveryId: beerId, address: 'https://a.example/', events: 'order.paid' }),
      ({ sellerId, webhookId }) => `/company/${sellerId}/webhooks/${webhookId}`,
    ),
  ),
  aForm('stopAlerts', 'visitor', 'stopping them', () => ({})),
  aForm('logout', 'buyer', 'logging out', () => ({})),
]

/** Actions that ask the API for nothing that it could refuse, and what they do. */
const REFUSED_BY_NOBODY: Record<string, string> = {
  endViewing: 'leads home whoever sees as nobody',
  joinTeam: 'is gone with its invitation, and says that it is over: team.spec.ts',
  claimBrewery: 'is gone with its link, and says that it is over: brewery-claims.spec.ts',
  joinStaff: 'is gone with its invitation, and says that it is over: staff.spec.ts',
  '': 'the age gate keeps a cookie',
  compare: 'keeps a cookie, and leads to what is compared; a fifth beer is told in a toast',
  language: 'keeps a cookie; that mails follow may wait',
  taste: 'keeps a cookie; dials that are none are told in place: for-you.spec.ts',
  save: 'leads back to the page that it was pressed on, where a toast says why: save.route.test.ts',
  'admin/messages/:id': 'is gone with its message; what else is refused stands on it: inbox.spec.ts',
  'admin/work/:kind/:thing':
    'is gone with what it is about; what else is refused stands on it: inbox.spec.ts',
  '*': 'is not there, whatever is sent',
}

const actions = new Map(
  EVERY_PAGE.filter(({ module }) => module.action).map(({ path, module }) => [path, guardPage(path, module)]),
)

const checkout = useCheckout()
let shop: ShopToBeRefused
beforeAll(async () => {
  shop = await aShopToBeRefused(checkout.with())
})

test('no action is forgotten: each is refused below, or has a reason why nobody refuses it', () => {
  const known = new Set([...FORMS.map(({ route }) => route), ...Object.keys(REFUSED_BY_NOBODY)])
  expect([...known].sort()).toEqual([...actions.keys()].sort())
})

test.each(FORMS)('$route says why it was refused: $says', async ({ route, who, at, form }) => {
  const sent = { module: actions.get(route)!, path: route, at: at(shop), form: form(shop) }
  const refused = tooLate(route === 'login/link')
  const { status, html } = await sendPageForm(shop.services, { ...sent, cookie: shop.cookieOf[who] }, refused)
  expect(wordsOf(html)).toContain(WORDS)
  expect(status).toBe(409)
})
