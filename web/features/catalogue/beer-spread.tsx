import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { SkeletonLabel } from '#web/ui/skeleton.tsx'
import { BeerLabel } from './beer-label.tsx'
import styles from './beer-spread.module.css'
import { LabelOn } from './label-on.tsx'
import type { Vessel } from './vessel-of.ts'

const SIZES = '(width < 900px) 48vw, 440px'

type Props = Pick<ComponentProps<typeof BeerLabel>, 'style'> & {
  /** Without one, only its label's place is there. */
  beer?: ComponentProps<typeof BeerLabel>['beer']
  /** `#rrggbb`: the ground below the label takes its hue from it, never its lightness; null for a ground without one. */
  colour?: string | null
  /** What it comes in, for a drawn label to be shown on; without one it stands as it is. */
  vessel?: Vessel | undefined
  /** Below the label; on phones below all that is said beside it. */
  below?: ReactNode
  children: ReactNode
}

/** One beer, large: its label, and beside it (on phones below) what is said of it. */
export function BeerSpread({ beer, colour, vessel, style, below, children }: Props) {
  // Only a drawn label has a colour: a photograph shows what it is sold in.
  const on = colour && vessel
  return (
    <div className={`stack gap-6 ${styles.beer}`}>
      <div
        className={[styles.ground, on && styles.vessel].filter(Boolean).join(' ')}
        style={colour ? ({ '--label-colour': colour } as CSSProperties) : undefined}
      >
        {beer && on ? (
          <LabelOn vessel={on} className={styles.container} style={style}>
            <BeerLabel beer={beer} early sizes={SIZES} />
          </LabelOn>
        ) : beer ? (
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
