import { HEALTH_SORTS, type HealthSort } from '#contract/health-sorts.ts'
import { type SortPlace, sortIn } from '#web/request/sort-in.ts'
import { addressOf, pageIn } from '../list-place.ts'

/** Where one is in the table of the breweries' health. `sort` '': the highest late share first. `page` from 1. */
export type HealthPlace = {
  q: string
  enough: '' | '1'
  page: number
} & SortPlace<HealthSort>

/** Where an address says that one is; what no link of ours says is left out. */
export function healthPlace(query: URLSearchParams): HealthPlace {
  return {
    q: query.get('q') ?? '',
    enough: query.get('enough') === '1' ? '1' : '',
    ...sortIn(query, HEALTH_SORTS),
    page: pageIn(query),
  }
}

/** The address of a place. */
export function healthAddress({ page = 1, ...parts }: Partial<HealthPlace>): string {
  return addressOf('/admin/health', parts, page)
}
