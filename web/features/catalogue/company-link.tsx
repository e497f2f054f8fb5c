import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import styles from './company-link.module.css'

/** Who brews it, leading to its page. On a card that is a link as a whole it lies above that one. */
export function CompanyLink({ company }: Pick<BeerSummary, 'company'>) {
  return (
    <Link to={`/company/${company.id}`} className={styles.link}>
      {company.company}
    </Link>
  )
}
