import { type ComponentProps, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

type Props = {
  value: number
  max: number
  /** 0 by default: one less than 1 takes the thing away. */
  min?: number
  onChange: (value: number) => void
  /** What each control does, in words: 'Sumar una unidad de Puna'. */
  labels: { plus: string; minus: string; quantity: string }
  disabled?: boolean
  /** Name of the number in a form, for pages without JavaScript. */
  name?: string
  /** For forms without JavaScript: the buttons then submit, each with its own name and value. */
  plusButton?: ComponentProps<'button'>
  minusButton?: ComponentProps<'button'>
}

/**
 * Minus, a typed number, plus. A typed number applies on blur or Enter, so that clearing the box takes nothing away;
 * what is no number counts as 0, more than there is as all there is (specification section 5).
 */
export function Stepper({
  value,
  max,
  min = 0,
  onChange,
  labels,
  disabled,
  name,
  plusButton,
  minusButton,
}: Props) {
  // What was typed over a value: another value from outside replaces it.
  const [draft, setDraft] = useState<{ over: number; text: string }>()
  const typed = draft?.over === value ? draft.text : undefined

  function apply() {
    setDraft(undefined)
    if (!typed?.trim()) return
    const number = Math.trunc(Number(typed))
    const next = Math.max(min, Math.min(max, Number.isFinite(number) ? number : 0))
    if (next !== value) onChange(next)
  }

  return (
    <span className={styles.stepper}>
      <button
        type="button"
        {...minusButton}
        className={styles.step}
        aria-label={labels.minus}
        disabled={disabled || value <= min}
        onClick={(event) => {
          event.preventDefault()
          onChange(value - 1)
        }}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        aria-label={labels.quantity}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setDraft({ over: value, text: event.target.value })}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            apply()
          }
        }}
      />
      <button
        type="button"
        {...plusButton}
        className={styles.step}
        aria-label={labels.plus}
        disabled={disabled || value >= max}
        onClick={(event) => {
          event.preventDefault()
          onChange(value + 1)
        }}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}
