import { Link } from 'react-router'
import { priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import * as againTexts from '#contract/texts/again.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { AgainNews, Missed } from './add-again.ts'
import styles from './again-notice.module.css'

const MISSED: Record<Missed, Text> = {
  'not-on-sale': cartTexts.notOnSale,
  'no-seller': cartTexts.noSeller,
  paused: pauseTexts.missed,
  'sold-out': cartTexts.soldOut,
  'all-there': againTexts.allThere,
  'no-room': againTexts.noRoom,
  less: againTexts.less,
}

/** Above the cart: what came to it of an order that is bought again, and line by line what is otherwise now. */
export function AgainNotice({ orderId, news }: { orderId: string; news: AgainNews[] }) {
  const t = useText()
  const units = news.reduce((sum, { added }) => sum + added, 0)
  const told = news.filter(({ missed, priceNow }) => missed || priceNow)
  const lead = !units ? againTexts.nothing : told.length ? againTexts.some : againTexts.everything
  return (
    <Notice label={t(againTexts.title, { code: orderCode(orderId) })} icon={told.length ? 'alert' : 'check'}>
      <div role="status" className="stack gap-2">
        <p>
          <strong>
            <Link to={`/myShop/${orderId}`} className={styles.order}>
              {t(againTexts.title, { code: orderCode(orderId) })}
            </Link>
          </strong>{' '}
          {t(lead, { count: units })}
        </p>
        {told.length > 0 && (
          <ul className={`stack gap-1 ${styles.lines}`}>
            {told.map(({ id, name, missed, wanted, added, wasCents, priceNow }) => (
              <li key={id}>
                <strong>{name}</strong>
                {missed && ` ${t(MISSED[missed], { added, wanted })}`}
                {priceNow &&
                  ` ${t(priceNow.isDearer ? againTexts.dearer : againTexts.cheaper, {
                    before: priceText(wasCents),
                    now: priceText(priceNow.cents),
                  })}`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Notice>
  )
}
