import type { ResponseOf } from '#contract/endpoint.ts'
import { DIFFERENCE_STATES } from '#contract/provider-book-kinds.ts'
import type { listDifferences } from '#contract/provider-books.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { type BooksPlace, booksAddress } from './books-place.ts'
import { DifferenceCard } from './difference-card.tsx'

type Props = {
  listed: ResponseOf<typeof listDifferences>
  place: BooksPlace
  moment: (instant: string) => string
}

/** The differences in a state, and how many there are in each. */
export function DifferenceList({ listed: { differences, counts, totalPages }, place, moment }: Props) {
  const t = useText()
  return (
    <section className="stack gap-4" aria-labelledby="differences">
      <h2 id="differences">{t(providerBooksTexts.differences)}</h2>
      <nav aria-label={t(providerBooksTexts.states)}>
        <ul className="wrap gap-2">
          {DIFFERENCE_STATES.map((state) => (
            <li key={state}>
              <Chip to={booksAddress({ state })} chosen={place.state === state} preventScrollReset>
                {t(providerBooksTexts.stateCount, {
                  state: t(providerBooksTexts.state[state]),
                  count: counts[state],
                })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {differences.length ? (
        <ul className="stack gap-3">
          {differences.map((difference) => (
            <DifferenceCard
              key={difference.id}
              difference={difference}
              moment={moment}
              closeAt={
                difference.state === 'open' ? booksAddress({ ...place, close: difference.id }) : undefined
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyState text={t(providerBooksTexts.none[place.state])} />
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(providerBooksTexts.differencePages)}
        addressOf={(page) => booksAddress({ ...place, page, close: '' })}
      />
    </section>
  )
}
