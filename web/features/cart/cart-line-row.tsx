import { Link } from 'react-router'
import { dollarsFromCents, priceText } from '#contract/money.ts'
import { type Obstacle, unitsToBeHad } from '#contract/obstacles.ts'
import { packshot } from '#contract/packshot.ts'
import { siteMoneyText, unbroken } from '#contract/site-money.ts'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as navTexts from '#contract/texts/nav.ts'
import { useLocalRate } from '#web/layout/use-local-rate.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { BeerStepper } from './beer-stepper.tsx'
import { controlId, lineFormId } from './cart-form.ts'
import { CartFormFields } from './cart-form-fields.tsx'
import styles from './cart-line.module.css'
import { LineNotice } from './line-notice.tsx'
import type { LineNow } from './lines-now.ts'
import { useAnswer } from './use-answer.ts'
import { useBeerQuantity } from './use-beer-quantity.ts'

type Props = {
  line: LineNow
  /** Where the order goes; '' while nobody knows. */
  country: string
  onRemove: () => void
  onCure: (obstacle: Obstacle) => void
}

/** A beer in the cart: picture, names, what changed since it was put in, units, total, *remove*. */
export function CartLineRow({ line, country, onRemove, onCure }: Props) {
  const t = useText()
  const { id, name, stock, hasSeller, pausedUntil } = line
  const beer = { id, name, stock, hasSeller, pausedUntil, price: dollarsFromCents(line.priceCents) }
  const { choose, news, max } = useBeerQuantity(beer)
  const { answer, hear } = useAnswer(id, max)
  const text = { beer: line.name }
  const local = useLocalRate()
  const localOf = (cents: number | null) => local && cents !== null && unbroken(siteMoneyText(cents, local))
  const both = (dollars: number, charged: number | null) =>
    [priceText(dollars), localOf(charged)].filter(Boolean).join(' · ')

  function chooseHere(quantity: number) {
    hear(quantity)
    if (quantity <= 0) onRemove()
    else choose(quantity)
  }

  return (
    <li className={styles.line} id={controlId(line.id)}>
      <Link to={`/detail/${line.id}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture image={packshot(line)} alt="" frame={[300, 420]} sizes="100px" loading="eager" />
      </Link>
      <form method="post" action="/cart" noValidate className={styles.words} id={lineFormId(line.id)}>
        <CartFormFields beer={beer} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <Link to={`/detail/${line.id}`}>{line.name}</Link>
          </h3>
          <p className="quiet">
            {line.presentation} · {both(line.priceCents, line.unitChargedCents)}
          </p>
        </div>
        <LineNotice line={line} country={country} onCure={onCure} />
        <div className={`ends ${styles.foot}`}>
          <div className={`quiet ${styles.units}`} data-asked={answer ? '' : undefined}>
            <BeerStepper
              beerName={line.name}
              value={line.quantity}
              max={max}
              answer={answer}
              onChange={chooseHere}
              disabled={unitsToBeHad(line) === 0}
            />
            <span>{t(line.quantity === 1 ? navTexts.cartUnit : navTexts.cartUnits)}</span>
          </div>
          <p className={styles.total} data-nothing={line.totalCents === 0 || undefined}>
            {priceText(line.totalCents)}
            {local && <span>{localOf(line.chargedCents)}</span>}
          </p>
        </div>
        <button
          type="submit"
          name="intent"
          value="remove"
          className={styles.remove}
          aria-label={t(cartControlTexts.remove, text)}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <Icon name="close" size={18} />
        </button>
        <span className="visually-hidden" role="status">
          {news && `${answer} ${news}`}
        </span>
      </form>
    </li>
  )
}
