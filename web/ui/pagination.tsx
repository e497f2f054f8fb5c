import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { PageNumbers } from './page-numbers.tsx'
import styles from './pagination.module.css'

/**
 * Links to the pages of a list. Shows nothing for a single page.
 * @param addressOf the address of a page, 1 to `total`
 * @param numbered with links to the first and the last page and the neighbours: of lists whose far pages cost no more than the first
 */
export function Pagination({
  page,
  total,
  label,
  addressOf,
  numbered,
}: {
  page: number
  total: number
  label: string
  addressOf: (page: number) => string
  numbered?: boolean
}) {
  const t = useText()
  if (total < 2) return null
  return (
    <nav className={`row ${styles.pagination}`} aria-label={label}>
      {page > 1 && (
        <LinkButton to={addressOf(Math.min(page - 1, total))} look="outline" rel="prev">
          <Icon name="left" size={18} />
          <span className={styles.word}>{t(commonTexts.previous)}</span>
        </LinkButton>
      )}
      {numbered ? (
        <PageNumbers page={page} total={total} addressOf={addressOf} />
      ) : (
        <p aria-current="page">{t(commonTexts.pageOf, { page, total })}</p>
      )}
      {page < total && (
        <LinkButton to={addressOf(page + 1)} look="outline" rel="next">
          <span className={styles.word}>{t(commonTexts.next)}</span>
          <Icon name="right" size={18} />
        </LinkButton>
      )}
    </nav>
  )
}
