import { SkeletonBlock, SkeletonWords } from '#web/ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import styles from './list-skeleton.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** A list of the administration before its rows are there. */
export function ListSkeleton() {
  return (
    <AdminPage title={<SkeletonWords width="9ch" />} lead={<SkeletonWords width="42ch" />}>
      <SkeletonBlock className={styles.filters} />
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonWords width="18ch" />
            <SkeletonWords width="11ch" />
            <SkeletonWords width="7ch" />
          </div>
        ))}
      </div>
    </AdminPage>
  )
}
