/** The one seller account of this stand-in: invented numbers, written the way Mercado Pago writes them. */
export const account = {
  collectorId: 202809963,
  clientId: '6295877106812064',
  siteId: 'MLA',
  /** Currency of items that name none: the site's own. */
  defaultCurrencyId: 'ARS',
} as const
