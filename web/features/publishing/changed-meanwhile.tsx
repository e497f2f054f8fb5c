import { useEffect, useRef } from 'react'
import { typedBeerNumber } from '#contract/beer-numbers.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { labelOf } from './beer-values.ts'
import styles from './changed-meanwhile.module.css'
import type { ChangedField } from './merge-edits.ts'

type Props = { message: string; changed: ChangedField[] }

/** Tells the second of two editors what the first one changed, beside what they wrote themselves. Takes the focus. */
export function ChangedMeanwhile({ message, changed }: Props) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const say = useFieldWords()

  useEffect(() => {
    panel.current?.focus()
  }, [])

  return (
    <div ref={panel} className={styles.panel} role="alert" tabIndex={-1}>
      <Icon name="alert" size={24} />
      <div className={`stack gap-2 ${styles.words}`}>
        <p className={styles.title}>{message}</p>
        <ul>
          {changed.map((change) => (
            <li key={change.field}>{say(change)}</li>
          ))}
        </ul>
        <p>{t(beerEditTexts.changedLead)}</p>
      </div>
    </div>
  )
}

/** One changed field as a sentence. */
function useFieldWords() {
  const t = useText()

  function inWords(field: ChangedField['field'], value: string): string {
    if (field === 'status') return t(value === 'true' ? accountWords.available : accountWords.unavailable)
    if (field === 'image') return t(value ? beerEditTexts.picture : beerEditTexts.drawnLabel)
    if (!value) return t(beerEditTexts.nothing)
    const price = field === 'price' ? (typedBeerNumber('price', value) ?? -1) : -1
    return price >= 0 ? priceText(centsFromDollars(price)) : value
  }

  return ({ field, theirs, yours }: ChangedField): string => {
    const label = t(labelOf(field))
    if (yours === null) return t(beerEditTexts.changedTaken, { field: label, theirs: inWords(field, theirs) })
    const mine = field === 'image' && yours ? t(beerEditTexts.otherPicture) : inWords(field, yours)
    const values = { field: label, theirs: inWords(field, theirs), yours: mine }
    return t(field === 'stock' ? beerEditTexts.changedStock : beerEditTexts.changedBoth, values)
  }
}
