import * as ageGateTexts from '#contract/texts/age-gate.ts'
import { HopScales } from '#web/layout/hop-scales.tsx'
import { useText } from '#web/texts.ts'
import styles from './label-wall.module.css'

const COLUMNS = [0, 1, 2]

/** The beers' labels, slowly passing by; hop scales while there is no beer. An ornament: it is not read out. */
export function LabelWall({ labels }: { labels: string[] }) {
  const t = useText()
  if (!labels.length) {
    return (
      <div className={styles.side}>
        <HopScales />
      </div>
    )
  }
  return (
    <aside className={styles.side}>
      <div className={styles.wall} aria-hidden="true">
        {COLUMNS.map((column) => (
          <Column key={column} labels={share(labels, column)} />
        ))}
      </div>
      {/* WCAG 2.2.2: what moves by itself can be stopped, without JavaScript too. */}
      <label className={styles.pause}>
        <input type="checkbox" />
        <span className="visually-hidden">{t(ageGateTexts.pauseLabels)}</span>
      </label>
    </aside>
  )
}

/** Every third label, so that no two columns show the same; a small shop's few labels stand in each column. */
function share(labels: string[], column: number): string[] {
  const own = labels.filter((_, at) => at % COLUMNS.length === column)
  return own.length >= 3 ? own : labels
}

/** Twice the same, so that the end of a round looks like its beginning. */
function Column({ labels }: { labels: string[] }) {
  return (
    <ul className={styles.column}>
      {[...labels.map((src) => ({ src, round: 1 })), ...labels.map((src) => ({ src, round: 2 }))].map(
        ({ src, round }) => (
          <li key={`${src}${round}`}>
            <img src={src} alt="" width={300} height={420} decoding="async" fetchPriority="low" />
          </li>
        ),
      )}
    </ul>
  )
}
