import { BoneBlock, BoneWords } from '#web/ui/bone.tsx'
import { AdminPage } from '../admin-page.tsx'
import styles from './list-skeleton.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** A list of the administration before its rows are there. */
export function ListSkeleton() {
  return (
    <AdminPage title={<BoneWords width="9ch" />} lead={<BoneWords width="42ch" />}>
      <BoneBlock className={styles.filters} />
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <BoneWords width="18ch" />
            <BoneWords width="11ch" />
            <BoneWords width="7ch" />
          </div>
        ))}
      </div>
    </AdminPage>
  )
}
