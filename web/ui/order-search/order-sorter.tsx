import type { ORDER_SORTS } from '#contract/order-sorts.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import type { Text } from '#contract/texts/text.ts'
import type { Sorting } from '../table/data-table.tsx'
import { SortMenu } from '../table/sort-menu.tsx'
import { type OrdersPlace, ordersQuery } from './orders-place.ts'

const BY: Record<(typeof ORDER_SORTS)[number], Text> = { date: accountWords.date, total: accountWords.total }

/** How a table of orders is sorted, and where it is in another order. Of late orders, unless it is said, those come first that wait longest, which is no column. */
export function orderSorting(path: string, { sort, dir, ...place }: OrdersPlace) {
  const isSorted = Boolean(sort) || place.shipping !== 'late'
  const sortedBy = sort || 'date'
  return {
    ...(isSorted && { sorting: { by: sortedBy, down: dir !== 'asc' } }),
    // The newest and what came to most is looked for: that way first.
    sortedAt: ({ by, down }: Sorting) =>
      path +
      ordersQuery({
        ...place,
        sort: by,
        dir: down || !isSorted || by !== sortedBy ? 'desc' : 'asc',
        page: 1,
      }),
  }
}

/** The same on phones. @param path of the list's page */
export function OrderSorter({ path, place }: { path: string; place: OrdersPlace }) {
  return <SortMenu by={BY} sorting={undefined} {...orderSorting(path, place)} />
}
