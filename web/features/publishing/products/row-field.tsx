import { type ReactNode, useState } from 'react'
import { BEER_FACTS } from '#contract/beer-facts.ts'
import { TYPED_NUMBER_MAX_CHARACTERS } from '#contract/limits.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './own-products.module.css'
import { type RowField as Field, typedOf, wrongIn } from './row-answer.ts'
import type { RowStart } from './use-rows.ts'
import { nameOf, type Written } from './use-written.ts'

type Props = {
  field: Field
  product: { id: string; name: string }
  start: RowStart
  written: Written
  /** What is said below it, whatever is typed. */
  children?: ReactNode
}

/**
 * A price or a stock in its row: marked once it is changed, with what it was before; what it was refused for, until it is corrected, or
 * would be, once whoever wrote it went on.
 */
export function RowField({ field, product: { id, name }, start, written, children }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const own = nameOf(field, id)
  const [wasLeft, setWasLeft] = useState(false)
  const isChanged = written.isChanged(field, id, start)
  const wrong = !written.isTouched(field, id)
    ? start.answer?.wrong[field]
    : wasLeft && isChanged
      ? wrongIn(field, written.textIn(field, id, start), start.seen)
      : undefined
  const before = isChanged && t(ownProductsTexts.before, { value: typedOf(start.seen)[field] })
  const says = wrong || before || children
  return (
    <span className={styles.field}>
      <span className={styles.named} aria-hidden="true">
        {t(field === 'price' ? shopWords.price : BEER_FACTS[field].label)}
      </span>
      <input
        id={own}
        name={own}
        data-column={field}
        data-changed={isChanged || undefined}
        className={styles.input}
        defaultValue={start.typed[field]}
        aria-label={t(ownProductsTexts.of, { field: t(BEER_FACTS[field].label), beer: name })}
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        onBlur={() => setWasLeft(true)}
        // What is on its way is what is answered: it does not change meanwhile.
        readOnly={isSending}
        maxLength={TYPED_NUMBER_MAX_CHARACTERS}
        {...(says && { 'aria-describedby': `${own}-says` })}
        {...(wrong && { 'aria-invalid': true })}
      />
      {says && (
        <span id={`${own}-says`} className={styles.says}>
          {wrong && <span className={styles.wrong}>{wrong}</span>}
          {before && <span>{before}</span>}
          {children}
        </span>
      )}
    </span>
  )
}
