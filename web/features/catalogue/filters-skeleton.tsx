import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { SkeletonWords } from '#web/ui/skeleton.tsx'
import styles from './shop-filters.module.css'

const WIDTHS = ['9ch', '14ch', '11ch', '16ch', '8ch', '13ch']

/** The filters before it is known what there is to choose: a column; on phones nothing, as their drawer is shut. */
export function FiltersSkeleton() {
  const t = useText()
  return (
    <aside popover="auto" className={`stack ${styles.filters}`} aria-label={t(shopTexts.filters)}>
      <div className={styles.head}>
        <h2>{t(shopTexts.filters)}</h2>
      </div>
      <div className={`stack gap-5 ${styles.body}`}>
        {WIDTHS.map((width) => (
          <SkeletonWords key={width} width={width} />
        ))}
      </div>
    </aside>
  )
}
