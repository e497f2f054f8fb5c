import { DIFFERENCE_STATES, type DifferenceState } from '#contract/provider-book-kinds.ts'
import { addressOf, pageIn } from '../list-place.ts'

const PATH = '/admin/provider-books'

/** Where one is on the page: which differences, which page of them and of the reports, and which one is about to be closed. */
export type BooksPlace = { state: DifferenceState; page: number; reports: number; close: string }

export function booksPlace(query: URLSearchParams): BooksPlace {
  const state = DIFFERENCE_STATES.find((each) => each === query.get('state')) ?? 'open'
  const reports = pageIn(new URLSearchParams({ pag: query.get('reports') ?? '' }))
  return { state, page: pageIn(query), reports, close: query.get('close') ?? '' }
}

/** The address of a place; what is as at the beginning is not said. */
export function booksAddress({ state, page = 1, reports = 1, close = '' }: Partial<BooksPlace>): string {
  const parts = {
    state: state && state !== 'open' ? state : '',
    reports: reports > 1 ? String(reports) : '',
    close,
  }
  return addressOf(PATH, parts, page)
}
