import styles from './hop-scales.module.css'

/** A bract of a hop cone, 60 wide, its tip at the bottom. */
const BRACT = 'M0 0h60c0 34-12 62-30 78C12 62 0 34 0 0Z'
const PITCH = 36
/** From below upwards: each row lies over the one under it; the last one again at the top of the tile. */
const ROWS = [3, 2, 1, 0, -1, -2]
const COLUMNS = [-1, 0, 1, 2, 3]
const TONES = [
  ['hop', 'leaf', 'hop', 'amber'],
  ['leaf', 'hop', 'pale', 'hop'],
  ['hop', 'amber', 'leaf', 'hop'],
  ['pale', 'hop', 'hop', 'leaf'],
]

/** Overlapping hop scales in the shop's own colours, over all of what it lies in. */
export function HopScales() {
  return (
    <svg className={styles.scales} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id="hop-scales" width="240" height={4 * PITCH} patternUnits="userSpaceOnUse">
        {ROWS.flatMap((row) =>
          COLUMNS.map((column) => (
            <path
              key={`${row}.${column}`}
              className={styles[TONES[(row + 4) % 4]?.[(column + 4) % 4] ?? 'hop']}
              d={BRACT}
              transform={`translate(${column * 60 + (row % 2 ? 30 : 0)} ${row * PITCH})`}
            />
          )),
        )}
      </pattern>
      <rect width="100%" height="100%" fill="url(#hop-scales)" />
    </svg>
  )
}
