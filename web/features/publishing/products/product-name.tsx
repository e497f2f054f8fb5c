import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnProduct } from '#contract/own-products.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './own-products.module.css'

type Props = {
  product: OwnProduct
  isTicked: boolean
  /** New where no box is to keep what it said. */
  round: number
  children: ReactNode
}

/** Which beer a row is about: its box, its label, its name, what it is, and what became of the row. */
export function ProductName({ product, isTicked, round, children }: Props) {
  const t = useText()
  const { id, name, type, presentation, image, blocked } = product
  return (
    <span className={styles.beer}>
      <span>
        {!blocked && (
          <label className={styles.tick}>
            <input
              key={round}
              type="checkbox"
              name="ticked"
              value={id}
              defaultChecked={isTicked}
              aria-label={t(ownProductsTexts.tick, { beer: name })}
            />
          </label>
        )}
      </span>
      <span className={styles.picture}>
        <Picture image={image} alt="" frame={[300, 420]} sizes="28px" />
      </span>
      <span className={styles.words}>
        <strong>
          <Link to={`/putProduct/${id}`}>{name}</Link>
        </strong>
        <span className="quiet">
          {type} · {presentation}
        </span>
        {children}
      </span>
    </span>
  )
}
