import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import * as compareTexts from '#contract/texts/compare.ts'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { BeerLabel } from '../beer-label.tsx'
import { BeerPrice } from '../beer-price.tsx'
import { CompanyLink } from '../company-link.tsx'
import { type ComparedBeer, useRows } from './compare-rows.tsx'
import styles from './compare-table.module.css'

/** A beer that somebody compares; null: it is not in the shop, or not any more. */
export type Compared = { id: string; beer: ComparedBeer | null }

/** Of more the columns of a phone are narrow. */
const FEW = 2

type Props = {
  compared: readonly Compared[]
  /** What can be done with a beer that is on sale. */
  actionsFor: (beer: ComparedBeer) => ReactNode
}

/**
 * Beers side by side, a column each, all as wide; on a narrow screen it scrolls in its own frame and the names of the rows stay. On phones
 * those stand above what they name, all beers are seen at once, and who they are stays in sight.
 */
export function CompareTable({ compared, actionsFor }: Props) {
  const t = useText()
  const rows = useRows(compared.flatMap(({ beer }) => beer ?? []))
  return (
    <div className="stack gap-4">
      <LocalRateNote />
      <div className={styles.frame}>
        <table
          className={styles.table}
          style={{ '--beers': compared.length } as CSSProperties}
          data-many={compared.length > FEW ? compared.length : undefined}
        >
          <caption className="visually-hidden">{t(compareTexts.title)}</caption>
          <thead>
            <tr>
              <td />
              {compared.map(({ id, beer }) => (
                <th key={id} scope="col">
                  <BeerHead id={id} beer={beer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.ways}>
              <td />
              {compared.map(({ id, beer }) => (
                <td key={id}>
                  <BeerWays id={id} beer={beer} actions={beer?.status && actionsFor(beer)} />
                </td>
              ))}
            </tr>
            {rows.map(({ key, head, cell, isLong }) => (
              <tr key={key} data-long={isLong}>
                <th scope="row">{head}</th>
                {compared.map(({ id, beer }) => (
                  <td key={id} data-beer={beer?.name}>
                    {beer && (cell(beer) || <span className="quiet">{t(compareTexts.notSaid)}</span>)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Who it is, and what it costs. */
function BeerHead({ id, beer }: Compared) {
  const t = useText()
  if (!beer) return t(compareTexts.gone)
  return (
    <div className={`stack gap-2 ${styles.head}`}>
      <BeerLabel beer={beer} early sizes="112px" className={styles.label} />
      <Link to={`/detail/${id}`} viewTransition className={styles.name}>
        {beer.name}
      </Link>
      <BeerPrice beer={{ price: beer.price, pricePerLitre: null }} />
    </div>
  )
}

/** Whose it is, how it is bought, and how it is taken off. */
function BeerWays({ id, beer, actions }: Compared & { actions: ReactNode }) {
  const t = useText()
  return (
    <div className={`stack gap-2 ${styles.way}`}>
      <span className={styles.company}>{beer && <CompanyLink company={beer.company} />}</span>
      <div className="row gap-2">
        {actions}
        <PostForm>
          <Button
            type="submit"
            name="remove"
            value={id}
            look="quiet"
            size="small"
            aria-label={beer ? t(compareTexts.removeThis, { beer: beer.name }) : t(compareTexts.removeGone)}
          >
            {t(compareTexts.remove)}
          </Button>
        </PostForm>
      </div>
    </div>
  )
}
