import styles from './label-wall.module.css'

/** A bract of a hop cone, 60 wide, its tip at the bottom. */
const BRACT = 'M0 0h60c0 34-12 62-30 78C12 62 0 34 0 0Z'
const ROWS = [0, 1, 2, 3]
const TONES = ['hop', 'amber', 'leaf', 'hop', 'pale', 'leaf', 'amber', 'hop']

/** Overlapping hop scales in the shop's own colours. */
export function HopScales() {
  return (
    <svg className={styles.scales} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id="hop-scales" width="240" height="168" patternUnits="userSpaceOnUse">
        {/* From below upwards: each row lies over the one under it. */}
        {[...ROWS, -1]
          .reverse()
          .map((row) =>
            [-1, 0, 1, 2, 3].map((at) => (
              <path
                key={`${row}.${at}`}
                className={styles[TONES[(((row + 4) % 4) * 3 + ((at + 4) % 4) * 5) % TONES.length] ?? 'hop']}
                d={BRACT}
                transform={`translate(${at * 60 + (row % 2 ? 30 : 0)} ${row * 42})`}
              />
            )),
          )}
      </pattern>
      <rect width="100%" height="100%" fill="url(#hop-scales)" />
    </svg>
  )
}
