import type { AdminBeer } from '#contract/admin-records.ts'
import { useText } from '#web/texts.ts'
import styles from './products.module.css'

type Props = { beer: Pick<AdminBeer, 'blocked' | 'available' | 'pastDate' | 'companyActive'> }

/** Who and what keeps a beer off sale, each apart. */
export function ProductNotes({ beer: { blocked, available, pastDate, companyActive } }: Props) {
  const t = useText()
  const notes: [boolean, string, string][] = [
    [blocked, t('productEdit.blocked'), t('productEdit.blockedLead')],
    [!available, t('productEdit.offBySeller'), t('productEdit.offBySellerLead')],
    [pastDate, t('productEdit.pastDate'), t('productEdit.pastDateLead')],
    [!companyActive, t('productEdit.companyInactive'), t('productEdit.companyInactiveLead')],
  ]
  return notes
    .filter(([stands]) => stands)
    .map(([, title, lead]) => (
      <p key={title} className={styles.note}>
        <strong>{title}</strong>
        <span>{lead}</span>
      </p>
    ))
}
