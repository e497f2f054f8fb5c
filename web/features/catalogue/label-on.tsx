import type { CSSProperties, ReactNode } from 'react'
import styles from './label-on.module.css'
import { Growler, Pack } from './large-vessels.tsx'
import { BrownGlass, Light, Shadow } from './vessel-light.tsx'
import type { Vessel } from './vessel-of.ts'

/** Outlines in boxes of 300 × 542 and 304 × 724, whose labels label-on.module.css puts in their places. */
const CAN =
  'M30,14c0,20-30,30-30,56v424c0,18,26,18,30,32c1,4,4,5,8,5h224c4,0,7-1,8-5c4-14,30-14,30-32V70c0-26-30-36-30-56Z'
// With commas, and each curve by itself: a row of small numbers can look like a card's, which tests/secrets finds.
const BOTTLE =
  'M96,24v40c-1,60-8,84-48,112C18,197,0,216,0,250v436c0,16,8,24,22,24h260c14,0,22-8,22-24V250c0-34-18-53-48-74c-40-28-47-52-48-112V24Z'

function Can() {
  return (
    <svg className={styles.tin} viewBox="0 0 300 542" aria-hidden="true" focusable="false">
      <Light id="tin" />
      <Shadow middle={150} y={528} />
      <path d={CAN} fill="url(#tin)" />
      <rect x={24} y={2} width={252} height={13} rx={5} fill="url(#tin)" />
      <path className={styles.turned} d="M30,14h240c0,20,30,30,30,56H0c0-26,30-36,30-56Z" />
      <path
        className={styles.turned}
        d="M0,494h300c0,18-26,18-30,32c-1,4-4,5-8,5H38c-4,0-7-1-8-5c-4-14-30-14-30-32Z"
      />
    </svg>
  )
}

function Bottle() {
  return (
    <BrownGlass height={724}>
      <path d={BOTTLE} fill="url(#brown)" />
      <path className={styles.gleam} d="M113,52v12c-1,66-8,92-48,120c-24,17-40,30-45,54" />
      <rect x={89} y={26} width={126} height={20} rx={8} fill="url(#brown)" />
      <path d="M92,3h120l7,25H85Z" fill="url(#cap)" />
    </BrownGlass>
  )
}

const DRAWN = { can: Can, bottle: Bottle, growler: Growler, pack: Pack }

type Props = {
  vessel: Vessel
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A drawn label on what its beer is sold in. One a page: what fills it is named. */
export function LabelOn({ vessel, className, style, children }: Props) {
  const Drawn = DRAWN[vessel]
  return (
    <div className={[styles.container, styles[vessel], className].filter(Boolean).join(' ')} style={style}>
      <Drawn />
      <div className={styles.label}>{children}</div>
    </div>
  )
}
