import type { OwnProduct } from '#contract/own-products.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './own-products.module.css'
import { ROW_FIELDS, typedOf } from './row-answer.ts'
import type { RowStart } from './use-rows.ts'
import { nameOf } from './use-written.ts'

type Props = { product: OwnProduct; start: RowStart; isChanged: boolean }

/** What became of a row the last time: saved until somebody types in it again, otherwise as long as something waits in it. */
export function RowState({ product: { id, name }, start: { answer, seen }, isChanged }: Props) {
  const t = useText()
  if (!answer) return null
  if (answer.state === 'saved')
    return isChanged ? null : <StatusWord tone="good">{t(accountWords.savedState)}</StatusWord>
  if (answer.state === 'asked' && isChanged)
    return <StatusWord tone="waiting">{t(accountWords.waitsForYou)}</StatusWord>
  const isOthers = answer.state === 'changed'
  if (isOthers ? !isChanged : !answer.message) return null
  return (
    <span className={`stack gap-1 ${styles.told}`}>
      <span className={styles.wrong}>
        {isOthers && t(ownProductsTexts.rowChanged)} {answer.message}{' '}
        {isOthers && t(ownProductsTexts.rowChangedWay)}
      </span>
      {isOthers && (
        <Button
          type="submit"
          name="intent"
          value={`take:${id}`}
          look="quiet"
          size="small"
          className={styles.take}
          aria-label={t(ownProductsTexts.takeTheirsOf, { beer: name })}
          onClick={(event) => {
            event.preventDefault()
            for (const field of ROW_FIELDS) {
              const input = event.currentTarget.form?.elements.namedItem(nameOf(field, id))
              if (!(input instanceof HTMLInputElement)) continue
              input.value = typedOf(seen)[field]
              input.dispatchEvent(new Event('input', { bubbles: true }))
            }
            document.getElementById(nameOf('price', id))?.focus()
          }}
        >
          {t(ownProductsTexts.takeTheirs)}
        </Button>
      )}
    </span>
  )
}
