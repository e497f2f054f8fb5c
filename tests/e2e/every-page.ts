import type { WordyShop } from './a-wordy-shop.ts'

export type Visitor = 'visitor' | 'buyer' | 'seller' | 'admin'
/** An id that is no beer's. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** A route as web/routes.ts names it, and where one of the shop's people sees it with something on it. */
export type Visit = { route: string; at: (shop: WordyShop) => string; status?: number }

const plain = (...paths: string[]): Visit[] => paths.map((path) => ({ route: path, at: () => `/${path}` }))
const visit = (route: string, at: Visit['at'], status?: number): Visit => ({
  route,
  at,
  ...(status && { status }),
})

/**
 * Who sees which page. Pages that change with their visitor are seen by each of them. tests/pages/visited-pages.test.ts holds
 * that none is forgotten.
 */
export const EVERY_PAGE: Record<Visitor, Visit[]> = {
  visitor: [
    ...plain(
      'home',
      'login',
      'chooseSignUp',
      'buyerSignUp',
      'sellerSignUp',
      'forgotPassword',
      'confirmEmail',
      'joinTeam',
      'claimBrewery',
      'joinStaff',
      'stopAlerts',
      'withdraw',
      'withdraw/confirm',
      'taste',
    ),
    ...plain('breweries', 'aboutUs', 'contact', 'cart', 'terms', 'privacy', 'login/secondFactor'),
    visit('shop', ({ beer }) => `/shop?name=${beer.name.slice(0, 50)}`),
    visit('detail/:id', ({ beer }) => `/detail/${beer.id}`),
    visit('company/:id', ({ beer }) => `/company/${beer.companyId}`),
    visit('company/:id/claim', ({ beer }) => `/company/${beer.companyId}/claim`),
    visit('report', ({ beer }) => `/report?kind=beer&subject=${beer.id}`),
    visit('compare', ({ beer }) => `/compare?ids=${beer.id},${NOBODYS}`),
    visit('*', () => '/nada', 404),
  ],
  buyer: [
    ...plain('home', 'cart', 'myShop', 'saved', 'account', 'account/sessions', 'account/data', 'contact'),
    ...plain('succes', 'failure', 'pending'),
    visit('myShop/:id', ({ orderId }) => `/myShop/${orderId}`),
    visit(
      'myShop/:id/complaints/:companyId',
      ({ orderId, seller }) => `/myShop/${orderId}/complaints/${seller.id}`,
    ),
    visit('myShop/:id/receipt', ({ orderId }) => `/myShop/${orderId}/receipt`),
    visit(
      'myShop/:id/messages/:companyId',
      ({ orderId, beer }) => `/myShop/${orderId}/messages/${beer.companyId}`,
    ),
    visit('shop', ({ beer }) => `/shop?name=${beer.name.slice(0, 50)}`),
    visit('detail/:id', ({ beer }) => `/detail/${beer.id}`),
    visit('company/:id', ({ beer }) => `/company/${beer.companyId}`),
    visit('user/:id', ({ buyer }) => `/user/${buyer.id}`),
    visit('user/:id', ({ buyer }) => `/user/${buyer.id}?edit`),
    visit('*', () => '/post', 404),
  ],
  seller: [
    ...plain('home', 'post', 'account', 'account/payout', 'account/secondFactor'),
    visit('detail/:id', ({ beer }) => `/detail/${beer.id}`),
    visit('putProduct/:id', ({ beer }) => `/putProduct/${beer.id}`),
    visit('company/:id', ({ seller }) => `/company/${seller.id}`),
    visit('company/:id', ({ seller }) => `/company/${seller.id}?edit`),
    visit('company/:id/pause', ({ seller }) => `/company/${seller.id}/pause`),
    visit('company/:id/keys', ({ seller }) => `/company/${seller.id}/keys`),
    visit('company/:id/team', ({ seller }) => `/company/${seller.id}/team`),
    visit('company/:id/mails', ({ seller }) => `/company/${seller.id}/mails`),
    visit('company/:id/webhooks', ({ seller }) => `/company/${seller.id}/webhooks`),
    visit('company/:id/import/:importId?', ({ seller }) => `/company/${seller.id}/import`),
    visit(
      'company/:id/import/:importId?',
      ({ seller, importId }) => `/company/${seller.id}/import/${importId}`,
    ),
    visit('company/:id/today', ({ seller }) => `/company/${seller.id}/today`),
    visit('company/:id/figures', ({ seller }) => `/company/${seller.id}/figures`),
    visit('company/:id/products', ({ seller }) => `/company/${seller.id}/products`),
    visit('company/:id/parcels', ({ seller }) => `/company/${seller.id}/parcels`),
    visit('company/:id/parcels', ({ seller }) => `/company/${seller.id}/parcels?state=shipped`),
    visit('company/:id/sales', ({ seller }) => `/company/${seller.id}/sales`),
    visit('company/:id/sales', ({ seller }) => `/company/${seller.id}/sales?q=nada&from=2024-02-02`),
    visit(
      'company/:id/parcels/:orderId',
      ({ seller, orderId }) => `/company/${seller.id}/parcels/${orderId}?state=pending&do=ship`,
    ),
    visit(
      'company/:id/parcels/print',
      ({ seller, orderId }) => `/company/${seller.id}/parcels/print?order=${orderId}`,
    ),
    visit('company/:id/parcels/paste', ({ seller }) => `/company/${seller.id}/parcels/paste`),
    visit('company/:id/messages', ({ seller }) => `/company/${seller.id}/messages`),
    visit('company/:id/complaints', ({ seller }) => `/company/${seller.id}/complaints`),
    visit('company/:id/payouts', ({ seller }) => `/company/${seller.id}/payouts`),
    visit('company/:id/reviews', ({ seller }) => `/company/${seller.id}/reviews`),
  ],
  admin: [
    ...plain('home', 'account', 'account/secondFactor', 'adminHistoryShop', 'admin/jobs', 'admin/audit'),
    ...plain(
      'admin/payouts',
      'admin/payouts/runs',
      'admin/payouts/history',
      'admin/figures',
      'admin',
      'admin/admins',
    ),
    ...plain('admin/work', 'admin/exchange-rates', 'admin/commissions', 'admin/provider-books'),
    ...plain('admin/advertising', 'admin/today'),
    visit('admin/advertising', () => '/admin/advertising?do=new'),
    ...plain('admin/earnings'),
    visit('admin/commissions', () => '/admin/commissions?do=new'),
    // Lists are searched: what other stories have left must not push the long words off the page.
    visit('admin/orders', ({ buyer }) => `/admin/orders?q=${buyer.email}`),
    visit('admin/buyer/:id', ({ buyer }) => `/admin/buyer/${buyer.id}`),
    visit('admin/buyer/adminUserModify', ({ buyer }) => `/admin/buyer/adminUserModify?id=${buyer.id}`),
    visit(
      'admin/buyer/adminHistoryShopBuyer',
      ({ buyer }) => `/admin/buyer/adminHistoryShopBuyer?id=${buyer.id}`,
    ),
    visit('admin/seller/:id', ({ seller }) => `/admin/seller/${seller.id}`),
    visit(
      'admin/seller/admincompanymodify',
      ({ seller }) => `/admin/seller/admincompanymodify?id=${seller.id}`,
    ),
    visit(
      'admin/seller/AdminHistoryShopSeller',
      ({ seller }) => `/admin/seller/AdminHistoryShopSeller?id=${seller.id}`,
    ),
    visit('admin/seller/products', ({ seller }) => `/admin/seller/products?id=${seller.id}`),
    visit('admin/products', ({ beer }) => `/admin/products?q=${beer.name}`),
    visit('admin/adminproductmodify/:id', ({ beer }) => `/admin/adminproductmodify/${beer.id}`),
    visit('admin/reviews', ({ beer }) => `/admin/reviews?show=all&q=${beer.name}`),
    visit('admin/payouts/:companyId', ({ seller }) => `/admin/payouts/${seller.id}`),
    visit('admin/messages', () => '/admin/messages?state=all'),
    ...plain('admin/reports', 'admin/brewery-claims'),
    ...plain('admin/health'),
    visit('admin/withdrawals', () => '/admin/withdrawals?state=all'),
    ...plain('admin/withdrawals/windows'),
    visit('admin/searches', () => '/admin/searches?found=some'),
    visit('admin', ({ buyer }) => `/admin?list=buyers&q=${buyer.email}`),
    visit('admin', ({ seller }) => `/admin?list=sellers&q=${seller.email}`),
    visit('admin/orders/:id', ({ orderId }) => `/admin/orders/${orderId}`),
    visit(
      'admin/orders/:id/messages/:companyId',
      ({ orderId, beer }) => `/admin/orders/${orderId}/messages/${beer.companyId}`,
    ),
  ],
}

/** Routes that no walk goes to, and why. */
export const WALKED_BY_NOBODY: Record<string, string> = {
  '': 'the age gate, seen only by who has not passed it: looked at by itself',
  'login/choose': 'stands between the sign-in provider and the shop: sign-in-provider looks at it itself',
  'login/link': 'the same',
  'admin/payouts/runs/:id': 'a run is made and looked at by payout-runs itself',
  'company/:id/webhooks/:webhookId': 'an address is added and looked at by webhooks itself',
  'admin/messages/:id': 'a message is written, read and answered by inbox itself',
  'admin/work/:kind/:thing': 'the same: it takes a late parcel to look at one',
  'company/:id/complaints/:complaintId': 'a complaint is made and looked at by complaints itself',
  'admin/complaints/:id': 'the same',
  'company/:id/payouts/:payoutId': 'the same: it takes a run to have a statement',
  'login/done': 'answers with a redirect',
  offline: 'shown by who has no network: offline looks at it itself',
  endViewing: 'answers with a redirect',
  logout: 'answers with a redirect',
  language: 'answers with a redirect',
  save: 'answers with a redirect',
}
