import type { ComplaintLine } from '#contract/complaint.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { BeerLabel } from './beer-label.tsx'
import styles from './complaints.module.css'
import { unitsField } from './units-fields.ts'

type Props = {
  lines: Pick<ComplaintLine, 'ProductId' | 'name' | 'summary' | 'image'>[]
  /** How many of a beer there are to choose from. */
  mostOf: (beerId: string) => number
  /** What stands in a field at first. */
  chosenOf?: (beerId: string) => number | undefined
  legend: string
  hint: string
  error?: string | undefined
}

/** How many units of each beer: a field a beer, with how many there are. */
export function UnitRows({ lines, mostOf, chosenOf, legend, hint, error }: Props) {
  const t = useText()
  const isWrong = (beerId: string) => Boolean(error) && (chosenOf?.(beerId) ?? 0) > mostOf(beerId)
  return (
    <fieldset
      id="units"
      tabIndex={-1}
      className={`stack gap-2 ${styles.units}`}
      aria-describedby="units-hint"
    >
      <legend>{legend}</legend>
      <p id="units-hint" className={error ? styles.wrong : 'quiet'}>
        {error ?? hint}
      </p>
      <ul className={styles.rows}>
        {lines
          .filter(({ ProductId }) => mostOf(ProductId) > 0)
          .map(({ ProductId, name, summary, image }) => (
            <li key={ProductId} className={`ends gap-3 ${styles.row}`}>
              <span className={`beside gap-3 ${styles.beer}`}>
                <BeerLabel image={image} />
                <span className="stack">
                  <strong>{name}</strong>
                  <span className="quiet">{summary}</span>
                </span>
              </span>
              <span className="row gap-2">
                <input
                  inputMode="numeric"
                  autoComplete="off"
                  name={unitsField(ProductId)}
                  defaultValue={chosenOf?.(ProductId) || ''}
                  className={styles.number}
                  aria-invalid={isWrong(ProductId) || undefined}
                  aria-label={t(complaintTexts.unitsOf, { beer: name })}
                />
                <span>{t(complaintTexts.ofLeft, { count: mostOf(ProductId) })}</span>
              </span>
            </li>
          ))}
      </ul>
    </fieldset>
  )
}
