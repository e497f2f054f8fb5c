import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { SkeletonLabel } from '#web/ui/skeleton.tsx'
import { BeerLabel } from './beer-label.tsx'
import styles from './beer-spread.module.css'

const SIZES = '(width < 900px) 48vw, 440px'

type Props = Pick<ComponentProps<typeof BeerLabel>, 'style'> & {
  /** Without one, only its label's place is there. */
  beer?: ComponentProps<typeof BeerLabel>['beer']
  /** `#rrggbb`: the ground below the label takes its hue from it, never its lightness; null for a ground without one. */
  colour?: string | null
  /** Below the label; on phones below all that is said beside it. */
  below?: ReactNode
  children: ReactNode
}

/** One beer, large: its label, and beside it (on phones below) what is said of it. */
export function BeerSpread({ beer, colour, style, below, children }: Props) {
  return (
    <div className={`stack gap-6 ${styles.beer}`}>
      <div
        className={styles.ground}
        style={colour ? ({ '--label-colour': colour } as CSSProperties) : undefined}
      >
        {beer ? (
          <BeerLabel beer={beer} early sizes={SIZES} className={styles.label ?? ''} style={style} />
        ) : (
          <SkeletonLabel className={styles.label} />
        )}
      </div>
      {children}
      {below}
    </div>
  )
}
