import {
  type Act,
  beginSecondFactor,
  breakDown,
  comeFromProvider,
  follow,
  keepBackupCodes,
  openAll,
  openDialog,
  sendEmpty,
  stay,
  takeUpSecondFactor,
} from './acts.ts'
import type { Places } from './fill-shop.ts'
import { NEWCOMER, RETURNING, type Who } from './open-filled-shop.ts'

/** One picture of the sheet at every width and in both themes. */
export type Row = {
  /** The sheet that it stands on. */
  group: string
  /** As `web/routes.ts` names it. */
  route: string
  state: string
  who: Who
  at: (places: Places) => string
  act?: Act
}

function row(
  group: string,
  who: Who,
  route: string,
  state: string,
  at: string | Row['at'] = route,
  act?: Act,
): Row {
  return { group, who, route, state, at: typeof at === 'string' ? () => at : at, ...(act && { act }) }
}

const sells = (...rest: [Who, string, string, (string | Row['at'])?, Act?]) => row('what sells', ...rest)
const buys = (...rest: [Who, string, string, (string | Row['at'])?, Act?]) => row('buying', ...rest)
const people = (...rest: [Who, string, string, (string | Row['at'])?, Act?]) => row('people', ...rest)
const texts = (...rest: [Who, string, string, (string | Row['at'])?, Act?]) => row('texts', ...rest)
const seller = (...rest: [Who, string, string, (string | Row['at'])?, Act?]) => row('sellers', ...rest)
const admin = (route: string, state: string, at?: string | Row['at'], act?: Act) =>
  row('administration', 'admin', route, state, at, act)

/** Every page of `web/routes.ts` in its states. */
export const ROWS: Row[] = [
  sells('nobody', '/', 'asked'),
  sells('nobody', '/', 'no date sent', '/', sendEmpty),
  sells('visitor', '/home', 'visitor'),
  sells('seller', '/home', 'seller'),
  sells('visitor', '/home', 'loading', '/shop', follow('Home')),
  sells('visitor', '/shop', 'all'),
  sells('visitor', '/shop', 'filtered', '/shop?type=IPA&order=OrderAscPrice&ABV=8'),
  sells('visitor', '/shop', 'nothing found', '/shop?name=ninguna+se+llama+asi'),
  sells('visitor', '/shop', 'bad query', '/shop?price=mucho'),
  sells('visitor', '/shop', 'last page', '/shop?pag=9'),
  sells('visitor', '/compare', 'none chosen'),
  sells(
    'visitor',
    '/compare',
    'four, of which one is gone',
    (p) => `/compare?ids=${p.beer},${p.strong},${p.soldOut},00000000-0000-4000-8000-000000000000`,
  ),
  sells('visitor', '/compare', 'bad address', '/compare?ids=faro'),
  sells('visitor', '/breweries', 'all'),
  sells('visitor', '/breweries', 'of a letter', '/breweries?letter=G'),
  sells('visitor', '/breweries', 'none', '/breweries?letter=Q'),
  sells('visitor', '/shop', 'loading', '/home', follow('Shop')),
  sells('visitor', '/detail/:id', 'on sale', (p) => `/detail/${p.beer}`),
  sells('visitor', '/detail/:id', 'strong', (p) => `/detail/${p.strong}`),
  sells('visitor', '/detail/:id', 'sold out', (p) => `/detail/${p.soldOut}`),
  sells('seller', '/detail/:id', 'its seller', (p) => `/detail/${p.sellersBeer}`),
  sells('visitor', '/detail/:id', 'not found', '/detail/nada'),
  sells('visitor', '/company/:id', 'for everybody', (p) => `/company/${p.brewery}`),
  sells('visitor', '/company/:id', 'not found', '/company/nada'),

  buys('newBuyer', '/cart', 'empty'),
  buys('visitor', '/cart', 'visitor, one sold out, one changed'),
  buys('buyer', '/cart', 'buyer'),
  buys('buyer', '/cart', 'loading', '/home', follow(/^Cart/)),
  buys('buyer', '/succes', 'paid', (p) => `/succes?external_reference=${p.paidOrder}`, stay),
  buys('buyer', '/failure', 'rejected', '/failure', stay),
  buys('buyer', '/pending', 'in process'),
  buys('newBuyer', '/myShop', 'empty'),
  buys('buyer', '/myShop', 'filled'),
  buys('buyer', '/myShop', 'reviewing', '/myShop', openDialog(/Puntuar/)),
  buys('buyer', '/myShop', 'cancelling', '/myShop', openDialog(/Cancelar/)),
  buys('visitor', '/myShop', 'refused'),
  buys('newBuyer', '/saved', 'empty'),
  buys('buyer', '/saved', 'filled'),
  buys('visitor', '/stopAlerts', 'link'),

  people('visitor', '/login', 'empty'),
  people('visitor', '/login', 'errors', '/login', sendEmpty),
  people('visitor', '/login', 'provider failed', '/login?failed=cancelled'),
  people('visitor', '/login/choose', 'nobody waits'),
  people(
    'newcomer',
    '/login/choose',
    'somebody waits',
    '/login',
    comeFromProvider(NEWCOMER, '/login/choose'),
  ),
  people('visitor', '/login/link', 'nobody waits'),
  people('returning', '/login/link', 'somebody waits', '/login', comeFromProvider(RETURNING, '/login/link')),
  people('visitor', '/login/secondFactor', 'code'),
  people('visitor', '/login/secondFactor', 'errors', '/login/secondFactor', sendEmpty),
  people('visitor', '/login/secondFactor', 'backup code', '/login/secondFactor?with=backup'),
  people('visitor', '/chooseSignUp', 'choice'),
  people('visitor', '/buyerSignUp', 'empty'),
  people('visitor', '/buyerSignUp', 'errors', '/buyerSignUp', sendEmpty),
  people('visitor', '/sellerSignUp', 'empty'),
  people('visitor', '/sellerSignUp', 'errors', '/sellerSignUp', sendEmpty),
  people('visitor', '/forgotPassword', 'e-mail'),
  people('visitor', '/forgotPassword', 'code', '/forgotPassword?step=code'),
  people('visitor', '/forgotPassword', 'errors', '/forgotPassword?step=code', sendEmpty),
  people('visitor', '/confirmEmail', 'no link'),
  people('visitor', '/confirmEmail', 'link', '/confirmEmail?token=x'),
  people('newBuyer', '/account', 'buyer'),
  people('newBuyer', '/account', 'errors', '/account', sendEmpty),
  people('seller', '/account/sessions', 'one'),
  people('newBuyer', '/account/sessions', 'two'),
  people('newBuyer', '/account/sessions', 'ending others', '/account/sessions?end=others'),
  people('admin', '/account/secondFactor', 'off'),
  people('newAdmin', '/account/secondFactor', 'setting up', '/account/secondFactor', beginSecondFactor),
  people('codesAdmin', '/account/secondFactor', 'backup codes', '/account/secondFactor', takeUpSecondFactor),
  people('provenAdmin', '/account/secondFactor', 'on', '/account/secondFactor', keepBackupCodes),
  people('seller', '/account/payout', 'without a second factor'),
  people('newBuyer', '/account/data', 'read'),
  people('newBuyer', '/account/data', 'deleting', '/account/data?delete=1'),
  people('buyer', '/user/:id', 'read', (p) => `/user/${p.buyer}`),
  people('buyer', '/user/:id', 'edited', (p) => `/user/${p.buyer}?edit`),
  people(
    'buyer',
    '/user/:id',
    'errors',
    (p) => `/user/${p.buyer}?edit`,
    async (page) => {
      await page.getByLabel('Ciudad').fill('Rosario 3')
      await page.getByLabel('Correo electrónico').fill('otra@')
      await page.getByLabel('Correo electrónico').blur()
    },
  ),
  people('newBuyer', '/user/:id', 'not found', '/user/nadie'),

  texts('visitor', '/aboutUs', 'read'),
  texts('visitor', '/contact', 'empty'),
  texts('visitor', '/contact', 'errors', '/contact', sendEmpty),
  texts('buyer', '/contact', 'about a purchase', (p) => `/contact?purchase=${p.paidOrder}`),
  texts('visitor', '/terms', 'read'),
  texts('visitor', '/privacy', 'read'),
  texts('visitor', '*', 'not found', '/nada'),
  texts('newBuyer', '*', 'no access', '/admin'),
  texts('visitor', '*', 'went wrong', '/home', breakDown),
  texts('cutOff', '/offline', 'seen', (p) => `/offline?at=/detail/${p.beer}`),
  texts('cutOff', '/offline', 'not seen', '/offline?at=/aboutUs'),

  seller('seller', '/company/:id', 'own', (p) => `/company/${p.company}`),
  seller('seller', '/company/:id', 'edited', (p) => `/company/${p.company}?edit`),
  seller('newSeller', '/post', 'empty'),
  seller('newSeller', '/post', 'errors', '/post', sendEmpty),
  seller('seller', '/post', 'filled'),
  seller('seller', '/putProduct/:id', 'edited', (p) => `/putProduct/${p.sellersBeer}`),
  seller('seller', '/putProduct/:id', 'not found', '/putProduct/nada'),
  seller('seller', '/company/:id/figures', 'filled', (p) => `/company/${p.company}/figures`),
  seller(
    'seller',
    '/company/:id/figures',
    'bad days',
    (p) => `/company/${p.company}/figures?from=2024-02-02&to=2024-02-01`,
  ),
  seller('seller', '/company/:id/parcels', 'to send', (p) => `/company/${p.company}/parcels`),
  seller('seller', '/company/:id/parcels', 'all open', (p) => `/company/${p.company}/parcels`, openAll),
  seller('seller', '/company/:id/parcels', 'sent', (p) => `/company/${p.company}/parcels?state=shipped`),
  seller('seller', '/company/:id/reviews', 'filled', (p) => `/company/${p.company}/reviews`),
  seller('seller', '/company/:id/reviews', 'answering', (p) => `/company/${p.company}/reviews`, openAll),
  seller(
    'seller',
    '/company/:id/reviews',
    'reporting',
    (p) => `/company/${p.company}/reviews`,
    openDialog(/Denunciar/),
  ),
  seller('seller', '/company/:id/payouts', 'none yet', (p) => `/company/${p.company}/payouts`),
  seller(
    'seller',
    '/company/:id/payouts/:payoutId',
    'not found',
    (p) => `/company/${p.company}/payouts/nada`,
  ),
  seller('seller', '/company/:id/import', 'files', (p) => `/company/${p.company}/import`),
  seller(
    'seller',
    '/company/:id/import',
    'reviewing a file',
    (p) => `/company/${p.company}/import/${p.importId}`,
  ),
  seller(
    'seller',
    '/company/:id/import',
    'throwing away',
    (p) => `/company/${p.company}/import/${p.importId}?cancel`,
  ),

  admin('/admin', 'panel'),
  admin('/admin', 'buyers', '/admin?list=buyers'),
  admin('/admin', 'sellers', '/admin?list=sellers'),
  admin('/admin', 'nobody', '/admin?list=buyers&q=nadie'),
  admin('/admin/admins', 'list'),
  admin('/admin/buyer/:id', 'read', (p) => `/admin/buyer/${p.buyer}`),
  admin('/admin/buyer/:id', 'inactivating', (p) => `/admin/buyer/${p.buyer}?inactivate=1`),
  admin('/admin/buyer/:id', 'not found', '/admin/buyer/nadie'),
  admin('/admin/buyer/adminUserModify', 'edited', (p) => `/admin/buyer/adminUserModify?id=${p.buyer}`),
  admin('/admin/buyer/adminUserModify', 'nobody chosen'),
  admin(
    '/admin/buyer/adminHistoryShopBuyer',
    'filled',
    (p) => `/admin/buyer/adminHistoryShopBuyer?id=${p.buyer}`,
  ),
  admin('/admin/seller/:id', 'read', (p) => `/admin/seller/${p.company}`),
  admin(
    '/admin/seller/admincompanymodify',
    'edited',
    (p) => `/admin/seller/admincompanymodify?id=${p.company}`,
  ),
  admin(
    '/admin/seller/AdminHistoryShopSeller',
    'filled',
    (p) => `/admin/seller/AdminHistoryShopSeller?id=${p.company}`,
  ),
  admin('/admin/seller/products', 'filled', (p) => `/admin/seller/products?id=${p.company}`),
  admin(
    '/admin/seller/products',
    'blocking',
    (p) => `/admin/seller/products?id=${p.company}&inactivate=${p.sellersBeer}`,
  ),
  admin('/admin/products', 'filled'),
  admin('/admin/products', 'nothing found', '/admin/products?q=quetzal'),
  admin('/admin/adminproductmodify/:id', 'edited', (p) => `/admin/adminproductmodify/${p.sellersBeer}`),
  admin('/adminHistoryShop', 'filled'),
  admin('/admin/orders', 'filled'),
  admin('/admin/orders', 'nothing found', '/admin/orders?q=nadie'),
  admin('/admin/orders', 'errors', '/admin/orders?state=x&from=y'),
  admin('/admin/orders/:id', 'paid', (p) => `/admin/orders/${p.paidOrder}`),
  admin('/admin/orders/:id', 'in review', (p) => `/admin/orders/${p.oddOrder}`),
  admin('/admin/orders/:id', 'cancelling', (p) => `/admin/orders/${p.openOrder}?do=cancel`),
  admin('/admin/work', 'filled'),
  admin('/admin/reviews', 'reported'),
  admin('/admin/reviews', 'all', '/admin/reviews?show=all'),
  admin('/admin/reviews', 'hiding', (p) => `/admin/reviews?hide=${p.reviewed}`),
  admin('/admin/jobs', 'filled'),
  admin('/admin/audit', 'filled'),
  admin('/admin/payouts', 'owed'),
  admin('/admin/payouts/history', 'empty'),
  admin('/admin/payouts/:companyId', 'owed', (p) => `/admin/payouts/${p.company}`),
  admin('/admin/payouts/:companyId', 'paying', (p) => `/admin/payouts/${p.company}?pay=all`),
  admin('/admin/payouts/runs', 'empty'),
  admin('/admin/payouts/runs/:id', 'not found', '/admin/payouts/runs/nada'),
  admin('/admin/exchange-rates', 'filled'),
  admin('/admin/advertising', 'empty'),
  admin('/admin/advertising', 'new', '/admin/advertising?do=new'),
  admin('/admin/advertising', 'search', '/admin/advertising?do=new&q=IPA'),
  admin('/admin/commissions', 'empty'),
  admin('/admin/commissions', 'new', '/admin/commissions?do=new'),
  admin('/admin/provider-books', 'filled'),
  admin('/admin/messages', 'open'),
  admin('/admin/searches', 'empty'),
  admin('/admin/figures', 'filled'),
  admin('/admin/earnings', 'filled'),
]
