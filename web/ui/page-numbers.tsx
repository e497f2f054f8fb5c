import { Link } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import styles from './page-numbers.module.css'
import { pagesShown } from './pages-shown.ts'

type Props = { page: number; total: number; addressOf: (page: number) => string }

/** Links to single pages of a list, this one marked. Where there is little room its neighbours are the arrows beside. */
export function PageNumbers({ page, total, addressOf }: Props) {
  const t = useText()
  return (
    <ol className={styles.numbers}>
      {pagesShown(page, total).map((each, at) => {
        if (each === null) {
          return (
            <li key={`gap ${at}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          )
        }
        if (each === page) {
          return (
            <li key={each} className={styles.here} aria-current="page">
              <span className="visually-hidden">{t(commonTexts.pageOf, { page, total })}</span>
              <span aria-hidden="true">{numberText(each)}</span>
            </li>
          )
        }
        return (
          <li key={each} className={each === 1 || each === total ? undefined : styles.near}>
            <Link to={addressOf(each)} className={styles.page}>
              <span className="visually-hidden">{t(commonTexts.page)} </span>
              {numberText(each)}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
