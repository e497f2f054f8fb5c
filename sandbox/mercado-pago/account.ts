/** The one seller account of this stand-in: invented numbers and names, written the way Mercado Pago writes them. */
export const account = {
  collectorId: 202809963,
  clientId: '6295877106812064',
  email: 'collector@mercado-pago.example',
  nickname: 'SANDBOXCOLLECTOR',
} as const
