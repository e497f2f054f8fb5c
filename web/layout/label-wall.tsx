import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import { HopScales } from './hop-scales.tsx'
import styles from './label-wall.module.css'

const COLUMNS = [0, 1, 2]
/** How often a column says its labels: twice, so that the end of a round looks like its beginning, and more often beside a long form. */
const ROUNDS = [1, 2]
const TALL_ROUNDS = [1, 2, 3, 4]

type Props = {
  /** Addresses of pictures, as `wallLabels` reads them. */
  labels: string[]
  className?: string | undefined
  /** True where it is not the first thing to be seen: its pictures are fetched when it is shown. */
  later?: boolean
  /** True where it is as tall as what it stands beside, which may be longer than two screens. */
  tall?: boolean
}

/** The beers' labels, slowly passing by; hop scales while there is no beer. An ornament: it is not read out. */
export function LabelWall({ labels, className, later = false, tall = false }: Props) {
  const t = useText()
  const side = [styles.side, tall && styles.tall, className].filter(Boolean).join(' ')
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
          <Column
            key={column}
            labels={column ? share(labels, column) : labels}
            own={share(labels, column)}
            rounds={tall ? TALL_ROUNDS : ROUNDS}
            later={later}
          />
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

type ColumnProps = {
  labels: string[]
  /** What of them stands where columns stand side by side. The first holds them all: on phones it is the only one, a line. */
  own: string[]
  rounds: number[]
  later: boolean
}

function Column({ labels, own, rounds, later }: ColumnProps) {
  return (
    <ul className={styles.column}>
      {rounds.flatMap((round) =>
        labels.map((src) => (
          <li key={`${src}${round}`} className={own.includes(src) ? undefined : styles.lineOnly}>
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
        )),
      )}
    </ul>
  )
}
