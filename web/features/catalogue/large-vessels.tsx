import styles from './label-on.module.css'
import { BrownGlass, Shadow } from './vessel-light.tsx'

const GROWLER =
  'M118,30v56c0,34-12,50-48,74C28,186,2,208,2,252v404c0,22,10,34,32,34h236c22,0,32-12,32-34V252c0-44-26-66-68-92c-36-24-48-40-48-74V30Z'

/** Nearly two litres of brown glass, with a ring to hold it by. */
export function Growler() {
  return (
    <BrownGlass height={704}>
      <path className={styles.ring} d="M186,74c34,-16,74,-2,80,34c4,26,-10,42,-30,56" />
      <path d={GROWLER} fill="url(#brown)" />
      <path className={styles.gleam} d="M134,60v30c0,38-14,58-50,82c-34,22-52,38-58,62" />
      <rect x={110} y={44} width={84} height={16} rx={7} fill="url(#brown)" />
      <rect x={106} y={4} width={92} height={38} rx={8} fill="url(#cap)" />
    </BrownGlass>
  )
}

/** A carton of several, in its label's own colour: whatever is in it, it says no more than how many. */
export function Pack() {
  return (
    <svg className={styles.carton} viewBox="0 0 420 600" aria-hidden="true" focusable="false">
      <Shadow middle={210} y={584} />
      <path className={styles.roof} d="M2,150h316l44-74H46Z" />
      <path className={styles.gable} d="M318,150l44-74l56,46Z" />
      <path className={styles.side} d="M318,150l100-28v424l-100,40Z" />
      <path className={styles.front} d="M2,150h316v436H2Z" />
      <path
        className={styles.grip}
        fillRule="evenodd"
        d="M46,76V26c0-13,9-22,22-22h272c13,0,22,9,22,22v50ZM148,26c-10,0-17,7-17,16s7,16,17,16h112c10,0,17-7,17-16s-7-16-17-16Z"
      />
    </svg>
  )
}
