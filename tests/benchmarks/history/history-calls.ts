/** Whom and what the calls are about: ids as on the wire. */
export type Asked = {
  /** The brewery with a tenth of all lines. */
  busiest: string
  /** A brewery as most are. */
  usual: string
  /** `users.id` of the buyer with the most orders. */
  buyer: string
  /** Of that buyer and the busiest brewery. */
  order: string
  beer: string
  /** The beer with the most reviews. */
  reviewed: string
  payout: string
  today: string
  monthAgo: string
  yearAgo: string
  twoYearsAgo: string
}

export type Who = 'visitor' | 'buyer' | 'busiest' | 'usual' | 'admin'

const addresses = (text: string) => text.trim().split(/\s+/)

/** What of the API, and which pages, read what grows, as whoever asks them. A CSV is measured to its first byte. */
export const HISTORY_CALLS: Record<Who, (asked: Asked) => string[]> = {
  visitor: ({ reviewed, busiest }) =>
    addresses(`
    /api/product /api/product?pag=500 /api/product?name=zzzzzzzz /api/product?IBU=5 /api/product?facets=1&type=IPA
    /api/bestsellers /api/toprated /api/breweries /api/breweries/all /api/suggest?q=puna /api/advertising /api/countries
    /api/product/${reviewed} /api/product/${reviewed}/similar /api/product/${reviewed}/together /api/company/${busiest}
    /home /shop /shop?pag=500 /detail/${reviewed} /company/${busiest} /breweries /taste`),
  buyer: ({ buyer, order, reviewed }) =>
    addresses(`
    /api/shoppingHistories?userPersonId=${buyer} /api/shoppingHistories?userPersonId=${buyer}&pag=40
    /api/shoppingHistories?userPersonId=${buyer}&q=puna /api/purchases/${order} /api/purchases/${order}/again
    /api/persons/${buyer} /api/account/data /api/account/acts /api/account/sessions /api/saved /api/recommendations
    /home /detail/${reviewed} /myShop /myShop/${order} /cart`),
  busiest: ({ busiest, ...asked }) => asBrewery(busiest, asked),
  usual: ({ usual, ...asked }) => asBrewery(usual, asked),
  admin: ({ busiest, buyer, order, payout, beer, monthAgo, yearAgo, twoYearsAgo, today }) =>
    addresses(`
    /api/admin/today /api/admin/panel /api/admin/jobs /api/admin/reports /api/admin/work /api/admin/work?whose=nobody
    /api/admin/orders /api/admin/orders?pag=200 /api/admin/orders?state=paid /api/admin/orders?state=refunded
    /api/admin/orders?state=expired /api/admin/orders?shipping=late /api/admin/orders?shipping=delivered
    /api/admin/orders?q=${order.slice(-8)} /api/admin/orders?q=perez /api/admin/orders?brewery=${busiest}
    /api/admin/orders?sort=date&dir=asc /api/admin/orders?sort=total
    /api/admin/orders?from=${monthAgo}&to=${today} /api/admin/orders/${order} /api/admin/orders.csv
    /api/shoppingHistories /api/shoppingHistories?pag=1000 /api/shoppingHistories?userPersonId=${buyer} /api/usercompanysales/${busiest}
    /api/admin/figures?from=${monthAgo}&to=${today} /api/admin/figures?from=${yearAgo}&to=${today}
    /api/admin/figures?from=${twoYearsAgo}&to=${today}&by=month /api/admin/figures.csv?from=${yearAgo}&to=${today}
    /api/admin/earnings?from=${monthAgo}&to=${today} /api/admin/earnings?from=${twoYearsAgo}&to=${today}&by=month
    /api/admin/earnings.csv?from=${monthAgo}&to=${today} /api/admin/journal.csv?from=${monthAgo}&to=${today}
    /api/admin/owed /api/admin/owed?q=cerveceria /api/admin/owed/${busiest}?currency=ARS /api/payouts /api/payouts?pag=100
    /api/payouts/${payout} /api/payouts/${payout}/statement.csv /api/admin/payout-runs /api/admin/provider-books/differences
    /api/admin/health /api/admin/health?sort=late /api/admin/companies/${busiest}/health
    /api/admin/reviews /api/admin/reviews?show=all /api/admin/reviews?q=espuma /api/admin/products /api/admin/products?q=puna
    /api/admin/searches /api/admin/messages /api/persons /api/persons?q=perez /api/persons?sort=lastName&pag=200 /api/admin/persons.csv
    /api/companies /api/persons/admin/${buyer} /api/company/admin/${busiest} /api/product/admin/${beer}
    /api/admin/audit /api/admin/audit?q=perez /api/admin/withdrawals /api/admin/brewery-claims /api/admin/exchange-rates
    /admin/today /admin/work /admin/orders /admin/payouts /admin/figures /admin/earnings /admin/health /admin /adminHistoryShop
    /admin/reviews /admin/orders/${order}`),
}

function asBrewery(company: string, asked: Omit<Asked, 'busiest' | 'usual'>): string[] {
  const { order, monthAgo, yearAgo, twoYearsAgo, today } = asked
  const api = `/api/company/${company}`
  return addresses(`
    ${api}/today ${api}/room ${api}/beers ${api}/beers.csv
    ${api}/parcels ${api}/parcels?state=pending ${api}/parcels?state=shipped ${api}/parcels?state=delivered
    ${api}/parcels?state=delivered&pag=100 ${api}/parcels?q=perez ${api}/parcels?q=${order.slice(-8)}
    ${api}/products ${api}/products?pag=10 ${api}/products?sort=sold&dir=desc ${api}/products?q=ipa
    ${api}/figures?from=${monthAgo}&to=${today} ${api}/figures?from=${yearAgo}&to=${today}
    ${api}/figures?from=${twoYearsAgo}&to=${today}&by=month
    ${api}/sales ${api}/sales?pag=100 ${api}/sales?q=perez ${api}/sales?q=ipa ${api}/sales?state=delivered
    ${api}/sales?from=${yearAgo}&to=${today} ${api}/sales.csv ${api}/sales.csv?from=${yearAgo}&to=${today}
    ${api}/balance /api/payouts?companyId=${company} /api/usercompanysales/${company} /api/usercompanysales/${company}?pag=1000
    /api/usercompanysalessummary/${company} /api/usercompanysalessummary/${company}?pag=100
    ${api}/reviews ${api}/reviews?pag=40 ${api}/reviews?unanswered=1 ${api}/complaints ${api}/complaints?waitsFor=nobody ${api}/messages ${api}/team ${api}/webhooks
    /api/account/data
    /company/${company}/today /company/${company}/parcels /company/${company}/sales /company/${company}/figures
    /company/${company}/products /company/${company}/payouts /company/${company}/reviews`)
}
