import type { ReactNode } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
import { SkeletonBlock, SkeletonWords } from '#web/ui/skeleton.tsx'
import face from './brewery-face.module.css'
import styles from './company.module.css'

/** A brewery's page before the brewery is there. @param children the place of its beers */
export function CompanySkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={`stack gap-7 ${styles.page}`}>
      <div className={styles.back}>
        <BackLink />
      </div>
      <div className={`stack gap-5 ${face.face}`}>
        <SkeletonBlock className={face.picture} style={{ aspectRatio: '600 / 360' }} />
        <div className={`stack gap-4 ${face.words}`}>
          <div className={`stack gap-2 ${face.name}`}>
            <h1>
              <SkeletonWords width="9ch" />
            </h1>
            <p>
              <SkeletonWords width="20ch" />
            </p>
          </div>
          <p className={face.story}>
            <SkeletonWords width="44ch" /> <SkeletonWords width="44ch" /> <SkeletonWords width="20ch" />
          </p>
        </div>
      </div>
      {children}
    </div>
  )
}
