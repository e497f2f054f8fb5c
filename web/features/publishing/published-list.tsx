import type { ReactNode } from 'react'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import styles from './published-list.module.css'

/** *MY PUBLISHED ARTICLES* (specification section 2, Post beer): the cards are its children. */
export function PublishedList({
  page,
  total,
  children,
}: {
  page: number
  total: number
  children: ReactNode
}) {
  const t = useText()
  return (
    <section aria-labelledby="mine" className={styles.list}>
      <h2 id="mine">
        <Spoken code="publish.mine" />
      </h2>
      {total ? children : <EmptyState text={t('publish.none')} />}
      <Pagination
        page={page}
        total={total}
        label={t('publish.pages')}
        addressOf={(each) => `/post?pag=${each}#mine`}
      />
    </section>
  )
}
