import type { ReactNode } from 'react'
import * as productsTexts from '#contract/texts/products.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { counted } from '#web/counted.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import styles from './published-list.module.css'

type Props = {
  beers: {
    /** What they are searched for; '' for nothing. */
    q: string
    page: number
    total: number
    totalPages: number
    /** How the words were found. */
    said: string
    /** Why they could not be looked for. */
    failed: string
  }
  /** Where many are published at once, for who has none. */
  importAt: string
  /** What was just done to one of them. */
  note?: ReactNode
  children: ReactNode
}

const LIST = '/post#mine'

/** *MY PUBLISHED ARTICLES* (specification section 2, Post beer), searched by words once there is more than a page; the cards are its children. */
export function PublishedList({ beers, importAt, note, children }: Props) {
  const t = useText()
  const { q, page, total, totalPages, said, failed } = beers
  return (
    <section aria-labelledby="mine" className={`stack gap-5 ${styles.list}`}>
      <h2 id="mine">
        <Spoken text={publishTexts.mine} />
      </h2>
      {note}
      {(q || totalPages > 1) && (
        <WordSearch action={LIST} label={t(productsTexts.search)} words={q} clearTo={LIST} />
      )}
      {q && total > 0 && (
        <p className={styles.count} role="status">
          {counted(t, total, shopWords.oneBeer, shopWords.countBeers)}
          {said}
        </p>
      )}
      {total > 0 && children}
      {total === 0 && q && (
        <EmptyState text={failed || t(productsTexts.noneFound)}>
          <LinkButton to={LIST} look="outline" preventScrollReset>
            {t(tableTexts.clear)}
          </LinkButton>
        </EmptyState>
      )}
      {total === 0 && !q && (
        <EmptyState text={t(publishTexts.none)}>
          <LinkButton to={importAt} look="outline">
            {t(publishTexts.importMany)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(publishTexts.pages)}
        addressOf={(each) => `/post?${new URLSearchParams({ ...(q && { q }), pag: String(each) })}#mine`}
      />
    </section>
  )
}
