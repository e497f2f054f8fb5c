import type { OrderMessage } from '#contract/order-messages.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import styles from './thread.module.css'
import { messagePictureAddress } from './thread-address.ts'

type Props = { thread: { orderId: string; companyId: string }; pictures: OrderMessage['pictures'] }

/** Pictures that two wrote each other, small; each leads to the whole of it, in a tab of its own. */
export function PictureLinks({ thread, pictures }: Props) {
  const t = useText()
  return (
    <ul className="wrap gap-2">
      {pictures.map((picture, place) => (
        <li key={picture.id}>
          <a
            href={messagePictureAddress(thread, picture.id, 'whole')}
            target="_blank"
            rel="noreferrer"
            className={styles.picture}
          >
            <img
              src={messagePictureAddress(thread, picture.id, 'small')}
              width={picture.width}
              height={picture.height}
              alt={t(orderMessagesTexts.picture, { place: place + 1, count: pictures.length })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
