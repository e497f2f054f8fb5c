import type { AdminBeer } from '#contract/people-records.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as productEditTexts from '#contract/texts/product-edit.ts'
import { useText } from '#web/texts.ts'
import styles from './products.module.css'

type Props = { beer: Pick<AdminBeer, 'blocked' | 'available' | 'pastDate' | 'companyActive'> }

/** Who and what keeps a beer off sale, each apart. */
export function ProductNotes({ beer: { blocked, available, pastDate, companyActive } }: Props) {
  const t = useText()
  const notes: [boolean, string, string][] = [
    [blocked, t(productEditTexts.blocked), t(productEditTexts.blockedLead)],
    [!available, t(productEditTexts.offBySeller), t(productEditTexts.offBySellerLead)],
    [pastDate, t(accountWords.pastItsDate), t(accountWords.pastItsDateLead)],
    [!companyActive, t(productEditTexts.companyInactive), t(productEditTexts.companyInactiveLead)],
  ]
  return notes
    .filter(([stands]) => stands)
    .map(([, title, lead]) => (
      <p key={title} className={`stack gap-1 ${styles.note}`}>
        <strong>{title}</strong>
        <span>{lead}</span>
      </p>
    ))
}
