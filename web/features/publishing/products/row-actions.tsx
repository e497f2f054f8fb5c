import { useNavigation } from 'react-router'
import type { OwnProduct } from '#contract/own-products.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './own-products.module.css'

/**
 * What can be done with a beer from its row: to change all of it, to begin another like it, to put it on or off sale, or to restore
 * it. On phones it opens below what is written there.
 */
export function RowActions({ product: { id, name, status, blocked, archived } }: { product: OwnProduct }) {
  const t = useText()
  const intent = `${archived ? 'restore' : status ? 'off' : 'on'}:${id}`
  const isSending = useNavigation().formData?.get('intent') === intent
  return (
    <Disclosure
      className={styles.more}
      title={<span className="visually-hidden">{t(ownProductsTexts.waysOf, { beer: name })}</span>}
    >
      <span className={styles.ways}>
        <LinkButton to={`/putProduct/${id}`} look="quiet" size="small">
          {t(accountWords.edit)} <span className="visually-hidden">{name}</span>
        </LinkButton>
        <LinkButton to={`/post?from=${id}`} look="quiet" size="small">
          {t(ownProductsTexts.duplicate)} <span className="visually-hidden">{name}</span>
        </LinkButton>
        {(archived || !blocked) && (
          <Button
            type="submit"
            name="intent"
            value={intent}
            look={status ? 'quiet' : 'outline'}
            size="small"
            busy={isSending}
          >
            {t(
              archived
                ? ownProductsTexts.restore
                : status
                  ? ownProductsTexts.takeOffSale
                  : ownProductsTexts.putOnSale,
            )}{' '}
            <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </span>
    </Disclosure>
  )
}
