/** Where an admin looks at what an entry is about; undefined for what has no page of its own. */
export function subjectAddress(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'buyer':
      return `/admin/buyer/${id}`
    case 'company':
      return `/admin/seller/${id}`
    case 'beer':
      return `/detail/${id}`
    case 'order':
      return `/admin/orders/${id}`
    case 'admin':
      return '/admin/admins'
    case 'rate':
      return '/admin/exchange-rates'
    case 'commission-rule':
      return '/admin/commissions'
    case 'advertisement':
      return '/admin/advertising'
    case 'withdrawal':
      return '/admin/withdrawals?state=all'
    case 'withdrawal-window':
      return '/admin/withdrawals/windows'
    case 'provider-books':
      return '/admin/provider-books'
    case 'payout-run':
      return `/admin/payouts/runs/${id}`
    default:
      return undefined
  }
}
