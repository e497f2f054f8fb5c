import type { SessionUser } from '#contract/identity.ts'
import { useText } from '#web/texts.ts'
import styles from './my-data.module.css'

/** What a deletion takes away, what it leaves and why. */
export function WhatIsDeleted({ role }: { role: SessionUser['role'] }) {
  const t = useText()
  const isBuyer = role === 'Person'
  return (
    <div className={styles.fates}>
      <div>
        <h3>{t('myData.goes')}</h3>
        <p>{t(isBuyer ? 'myData.goesBuyer' : 'myData.goesSeller')}</p>
      </div>
      <div>
        <h3>{t('myData.stays')}</h3>
        <p>{isBuyer ? t('myData.staysBuyer', { name: t('myData.deletedName') }) : t('myData.staysSeller')}</p>
      </div>
      <p className={styles.quiet}>{t('myData.provider')}</p>
    </div>
  )
}
