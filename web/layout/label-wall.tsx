import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import { HopScales } from './hop-scales.tsx'
import styles from './label-wall.module.css'

const COLUMNS = [0, 1, 2]

type Props = {
  /** Addresses of pictures, as `wallLabels` reads them. */
  labels: string[]
  className?: string | undefined
  /** True where it is not the first thing to be seen: its pictures are fetched when it is shown. */
  later?: boolean
}

/** The beers' labels, slowly passing by; hop scales while there is no beer. An ornament: it is not read out. */
export function LabelWall({ labels, className, later = false }: Props) {
  const t = useText()
  const side = [styles.side, className].filter(Boolean).join(' ')
  if (!labels.length) {
    return (
      <div className={side}>
        <HopScales />
      </div>
    )
  }
  return (
    <aside className={side}>
      <div className={styles.wall} aria-hidden="true">
        {COLUMNS.map((column) => (
          <Column key={column} labels={share(labels, column)} later={later} />
        ))}
      </div>
      {/* WCAG 2.2.2: what moves by itself can be stopped, without JavaScript too. */}
      <label className={styles.pause}>
        <input type="checkbox" />
        <span className="visually-hidden">{t(commonTexts.pauseLabels)}</span>
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
function Column({ labels, later }: { labels: string[]; later: boolean }) {
  return (
    <ul className={styles.column}>
      {[...labels.map((src) => ({ src, round: 1 })), ...labels.map((src) => ({ src, round: 2 }))].map(
        ({ src, round }) => (
          <li key={`${src}${round}`}>
            <img
              loading={later ? 'lazy' : undefined}
              src={src}
              alt=""
              width={300}
              height={420}
              decoding="async"
              fetchPriority="low"
            />
          </li>
        ),
      )}
    </ul>
  )
}
