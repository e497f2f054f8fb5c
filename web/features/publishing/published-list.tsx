import type { ReactNode } from 'react'
import * as publishTexts from '#contract/texts/publish.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import styles from './published-list.module.css'

/** *MY PUBLISHED ARTICLES* (specification section 2, Post beer): the cards are its children. */
export function PublishedList({
  page,
  total,
  importAt,
  children,
}: {
  page: number
  total: number
  /** Where many are published at once, for who has none. */
  importAt: string
  children: ReactNode
}) {
  const t = useText()
  return (
    <section aria-labelledby="mine" className={`stack gap-5 ${styles.list}`}>
      <h2 id="mine">
        <Spoken text={publishTexts.mine} />
      </h2>
      {total ? (
        children
      ) : (
        <EmptyState text={t(publishTexts.none)}>
          <LinkButton to={importAt} look="outline">
            {t(publishTexts.importMany)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={total}
        label={t(publishTexts.pages)}
        addressOf={(each) => `/post?pag=${each}#mine`}
      />
    </section>
  )
}
