import { REVIEW_LISTS, type ReviewList } from '#contract/review-lists.ts'
import { addressOf, pageIn } from '../list-place.ts'

/** Where one is among all reviews: which list, searched for what ('' for nothing), which page from 1. */
export type JudgePlace = { show: ReviewList; q: string; page: number }

/** Where an address says that one is; a list or page that there is not is the first. */
export function judgePlace(query: URLSearchParams): JudgePlace {
  const show = REVIEW_LISTS.find((list) => list === query.get('show')) ?? 'reported'
  return { show, q: query.get('q')?.trim() ?? '', page: pageIn(query) }
}

/** What an address says of a list: nothing of the first. */
export function listInAddress(show: ReviewList): string {
  return show === 'reported' ? '' : show
}

/** The address of a place, with `hide` that of the sheet which asks why this review is hidden there. */
export function judgeAddress({ show, q = '', page }: Partial<JudgePlace> & { show: ReviewList }, hide = '') {
  return addressOf('/admin/reviews', { show: listInAddress(show), q, hide }, page)
}
