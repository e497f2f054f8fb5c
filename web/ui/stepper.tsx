import { type ComponentProps, type KeyboardEvent, use, useId, useState } from 'react'
import { typedQuantity } from '#contract/typed-quantity.ts'
import { Icon } from './icon.tsx'
import { OnlySeen } from './only-seen.ts'
import styles from './stepper.module.css'

type Props = {
  value: number
  max: number
  /** 0 by default: one less than 1 takes the thing away. */
  min?: number
  /** Called with what is wanted. Who types more than `max` wants that: whoever keeps the number cuts it, and can say so. */
  onChange: (wanted: number) => void
  /** What each control does, in words: 'Sumar una unidad de Puna'. */
  labels: { plus: string; minus: string; quantity: string }
  disabled?: boolean
  /** Why there is no more than `max`, in words: told once it is reached; `cramped` where only a hint has room. */
  cap?: { words: string; cramped?: boolean }
  /** What the number would be if it applied now, while something is typed; undefined once nothing is. */
  onTyping?: (value: number | undefined) => void
  /** Name of the number in a form, for pages without JavaScript. */
  name?: string
  /** For forms without JavaScript: the buttons then submit, each with its own name and value. */
  plusButton?: ComponentProps<'button'>
  minusButton?: ComponentProps<'button'>
}

/**
 * Minus, a typed number, plus. A typed number applies on blur or Enter, so that clearing the box takes nothing away;
 * what is no number counts as 0 (specification section 5). Where everything is only looked at it
 * looks off; pressed all the same, whoever does is told why.
 */
export function Stepper({
  value,
  max,
  min = 0,
  onChange,
  labels,
  disabled,
  cap,
  onTyping,
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
    const wanted = Math.max(min, typedQuantity(typed, value))
    if (wanted !== value) onChange(wanted)
  }

  /** Arrows step, as they do wherever a number is turned (WAI-ARIA, spinbutton); Enter applies what was typed. */
  function press(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (!step) return apply()
    setDraft(undefined)
    const next = Math.max(min, Math.min(max, typedQuantity(typed ?? '', value) + step))
    if (next !== value) onChange(next)
  }

  const isRefused = use(OnlySeen)
  const capId = useId()
  const isCapped = cap !== undefined && !disabled && value === max

  return (
    <>
      <span className={styles.stepper}>
        <button
          type="button"
          {...minusButton}
          className={styles.step}
          aria-label={labels.minus}
          disabled={disabled || value <= min}
          aria-disabled={isRefused}
          onClick={(event) => {
            event.preventDefault()
            onChange(value - 1)
          }}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          className={styles.number}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          autoComplete="off"
          name={name}
          aria-label={labels.quantity}
          aria-describedby={isCapped ? capId : undefined}
          disabled={disabled}
          aria-disabled={isRefused}
          value={typed ?? value}
          onChange={({ target }) => {
            setDraft({ over: value, text: target.value })
            onTyping?.(typedQuantity(target.value, value))
          }}
          onBlur={() => {
            apply()
            onTyping?.(undefined)
          }}
          onKeyDown={press}
        />
        <button
          type="button"
          {...plusButton}
          className={styles.step}
          aria-label={labels.plus}
          title={isCapped ? cap.words : undefined}
          disabled={disabled || value >= max}
          aria-disabled={isRefused}
          onClick={(event) => {
            event.preventDefault()
            onChange(value + 1)
          }}
        >
          <Icon name="plus" size={18} />
        </button>
      </span>
      {isCapped && (
        <span id={capId} className={cap.cramped ? 'visually-hidden' : `quiet ${styles.cap}`}>
          {cap.words}
        </span>
      )}
    </>
  )
}
