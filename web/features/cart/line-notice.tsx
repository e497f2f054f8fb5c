import { priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './cart-line.module.css'
import type { LineNow } from './lines-now.ts'

type Props = { line: LineNow; country: string; onAccept: () => void; onTakeLeft: () => void }

/** What changed since the beer was put in, and the button with which the buyer agrees to it. Nothing agrees by itself. */
export function LineNotice({ line, country, onAccept, onTakeLeft }: Props) {
  const t = useText()
  const { problem, wasCents, priceCents, stock, shipsTo } = line
  const staysFrom = country && shipsTo && !shipsTo.includes(country) ? shipsTo : null
  if (!problem && wasCents === null && !staysFrom) return null
  return (
    <div className={styles.notice}>
      {problem && (
        <p>
          <Icon name="alert" size={18} />
          {problem === 'less-left' && t('cart.lessLeft', { count: stock })}
          {problem === 'sold-out' && t('cart.soldOut')}
          {problem === 'not-on-sale' && t('cart.notOnSale')}
        </p>
      )}
      {staysFrom && (
        <p>
          <Icon name="alert" size={18} />
          {t('cart.notShippedThere', { country, countries: staysFrom.join(', ') })}
        </p>
      )}
      {problem === 'less-left' && (
        <Button
          look="outline"
          size="small"
          type="submit"
          name="intent"
          value="set"
          onClick={(event) => {
            event.preventDefault()
            onTakeLeft()
          }}
        >
          {t('cart.takeLeft', { count: stock })}
        </Button>
      )}
      {wasCents !== null && (
        <>
          <p>
            <Icon name="alert" size={18} />
            {t('cart.priceChanged', { before: priceText(wasCents), now: priceText(priceCents) })}
          </p>
          <Button
            look="outline"
            size="small"
            type="submit"
            name="intent"
            value="accept"
            onClick={(event) => {
              event.preventDefault()
              onAccept()
            }}
          >
            {t('cart.acceptPrice', { price: priceText(priceCents) })}
          </Button>
        </>
      )}
    </div>
  )
}
