import type { AttackedShop, Who } from './an-attacked-shop.ts'

/** What sqlmap is let loose on: `*` marks a part of the path, everything in the query and in a body counts besides. */
export type SqlmapTarget = { what: string; path: string; who: Who; json?: object }

/** Where what a person types comes near to a statement: searches, filters, orders, ids and dates. */
export function sqlmapTargets({ ids }: AttackedShop): SqlmapTarget[] {
  const days = 'from=2026-01-01&to=2026-12-31'
  return [
    {
      what: 'the catalogue',
      path: '/api/product?name=sol&type=IPA&order=OrderAscPrice&price=20&IBU=40&pag=1',
      who: 'visitor',
    },
    { what: 'a beer', path: `/api/product/${ids.beer}*`, who: 'visitor' },
    { what: 'the page of the catalogue', path: '/shop?name=sol&type=IPA&pag=1', who: 'visitor' },
    { what: 'the page of a beer', path: `/detail/${ids.beer}*`, who: 'visitor' },
    { what: 'a label', path: `/labels/${ids.beer}*.svg?v=1`, who: 'visitor' },
    { what: 'whether an e-mail is known', path: '/api/check?email=ana@correo.example', who: 'visitor' },
    {
      what: 'a log-in',
      path: '/api/login',
      who: 'visitor',
      json: { email: 'ana@correo.example', password: 'Cebada2024' },
    },
    { what: 'purchases', path: `/api/shoppingHistories?userPersonId=${ids.buyer}&pag=1`, who: 'buyer' },
    {
      what: 'reviews of a brewery',
      path: `/api/company/${ids.seller}/reviews?rate=5&pag=1&beer=${ids.beer}`,
      who: 'seller',
    },
    { what: 'figures', path: `/api/company/${ids.seller}/figures?${days}&by=day`, who: 'seller' },
    { what: 'sales', path: `/api/usercompanysales/${ids.seller}*?pag=1`, who: 'seller' },
    {
      what: 'buyers',
      path: '/api/persons?q=ana&status=active&country=Argentina&sort=name&dir=asc&pag=1',
      who: 'admin',
    },
    { what: 'sellers', path: '/api/companies?q=cer&sort=name&dir=desc&pag=1', who: 'admin' },
    {
      what: 'orders',
      path: `/api/admin/orders?q=ana&brewery=a&shipping=late&state=paid&${days}&pag=1`,
      who: 'admin',
    },
    { what: 'the audit log', path: `/api/admin/audit?q=ana&${days}&pag=1`, who: 'admin' },
    { what: 'reviews', path: '/api/admin/reviews?show=all&q=rica&pag=1', who: 'admin' },
    { what: 'messages', path: '/api/admin/messages?q=hola&pag=1', who: 'admin' },
    { what: 'payouts', path: `/api/payouts?companyId=${ids.seller}&q=a&pag=1`, who: 'admin' },
    { what: 'beers of a brewery', path: `/api/admin/companies/${ids.seller}*/products?q=a`, who: 'admin' },
  ]
}
