import { REVIEW_LISTS, type ReviewList } from '#contract/review-lists.ts'

/** Where one is among all reviews: which list, searched for what ('' for nothing), which page from 1. */
export type JudgePlace = { show: ReviewList; q: string; page: number }

/** Where an address says that one is; a list or page that there is not is the first. */
export function judgePlace(query: URLSearchParams): JudgePlace {
  const pag = query.get('pag') ?? ''
  return {
    show: REVIEW_LISTS.find((list) => list === query.get('show')) ?? 'reported',
    q: query.get('q')?.trim() ?? '',
    page: /^[1-9]\d{0,5}$/.test(pag) ? Number(pag) : 1,
  }
}

/** The address of a place, with `hide` that of the sheet which asks why this review is hidden there. */
export function judgeAddress({ show, q = '', page = 1 }: Partial<JudgePlace>, hide = ''): string {
  const query = new URLSearchParams({
    ...(show && show !== 'reported' && { show }),
    ...(q && { q }),
    ...(page > 1 && { pag: String(page) }),
    ...(hide && { hide }),
  })
  return `/admin/reviews${query.size ? `?${query}` : ''}`
}
