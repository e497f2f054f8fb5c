import { priceText } from '#contract/money.ts'
import type { Obstacle } from '#contract/obstacles.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './cart.module.css'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartParcel } from './cart-parcels.ts'
import type { LineNow } from './lines-now.ts'

type Props = {
  parcels: CartParcel[]
  country: string
  onRemove: (line: LineNow) => void
  onCure: (line: LineNow, obstacle: Obstacle) => void
}

/** What is in the cart, by the parcels that it will come in. */
export function CartParcelList({ parcels, country, onRemove, onCure }: Props) {
  const t = useText()
  return (
    <div className="stack gap-6">
      {parcels.map(({ company, lines, units, totalCents }) => (
        <section key={company} aria-label={t(cartTexts.parcelFrom, { company })}>
          <header className={`ends ${styles.parcel}`}>
            <h2>
              <Icon name="parcel" size={20} />
              {t(cartTexts.parcelFrom, { company })}
            </h2>
            {units > 0 && <span>{priceText(totalCents)}</span>}
          </header>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                country={country}
                onRemove={() => onRemove(line)}
                onCure={(obstacle) => onCure(line, obstacle)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
