/** Where one is on the list of a company's reviews; '' and false: not filtered by that. `page` from 1. */
export type ReviewsPlace = {
  companyId: string
  beer: string
  rate: string
  unanswered: boolean
  page: number
}

/** Where an address says that one is; what no form of ours says is left out. */
export function reviewsPlace(companyId: string, query: URLSearchParams): ReviewsPlace {
  const said = (name: string, shape: RegExp) => {
    const value = query.get(name) ?? ''
    return shape.test(value) ? value : ''
  }
  return {
    companyId,
    beer: said('beer', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i).toLowerCase(),
    rate: said('rate', /^[1-5]$/),
    unanswered: query.get('unanswered') === '1',
    page: Number(said('pag', /^[1-9]\d{0,5}$/)) || 1,
  }
}

/** The address of a place, with `report` that of the form which reports a review there. */
export function reviewsAddress(
  { companyId, beer, rate, unanswered, page }: ReviewsPlace,
  report = '',
): string {
  const query = new URLSearchParams({
    ...(beer && { beer }),
    ...(rate && { rate }),
    ...(unanswered && { unanswered: '1' }),
    ...(page > 1 && { pag: String(page) }),
    ...(report && { report }),
  })
  return `/company/${companyId}/reviews${query.size ? `?${query}` : ''}`
}

/** The address of all reviews, from wherever one is among them. */
export function withoutFilters(at: ReviewsPlace): string {
  return reviewsAddress({ ...at, beer: '', rate: '', unanswered: false, page: 1 })
}
