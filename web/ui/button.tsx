import { type ComponentProps, use } from 'react'
import { Link } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import styles from './button.module.css'
import { leadsToForm } from './leads-to-form.ts'
import { FormRefused, OnlySeen } from './only-seen.ts'

type Looks = {
  /** primary: the one action of a page; outline: the other ones; quiet: beside text; danger: takes something away. */
  look?: 'primary' | 'outline' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large' | 'round'
  wide?: boolean
}

function classes({ look = 'primary', size = 'medium', wide }: Looks, more?: string): string {
  return [styles.button, styles[look], size !== 'medium' && styles[size], wide && styles.wide, more]
    .filter(Boolean)
    .join(' ')
}

/**
 * A button. `busy` while what it started runs: it stays readable and focused, does nothing more, and is told to screen
 * readers beside it, where an open dialog leaves it to be heard. The second press of a double click may come before what it
 * started is seen to run: one that says whether it is busy does nothing for it either. `idle` while there is nothing to do for it:
 * it is off, and whoever stands on it keeps the focus. What sends a form that is refused looks so; pressed all the same, it is told why.
 */
export function Button({
  look,
  size,
  wide,
  busy,
  idle = false,
  className,
  onClick,
  ...rest
}: ComponentProps<'button'> & Looks & { busy?: boolean; idle?: boolean }) {
  const t = useText()
  const isRefused = use(FormRefused) && rest.type === 'submit'
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes({ look, size, wide }, [className, busy && styles.busy].filter(Boolean).join(' '))}
        aria-busy={busy || undefined}
        aria-disabled={busy || idle || isRefused || rest['aria-disabled']}
        onClick={(event) => {
          const isSecondPress = busy !== undefined && event.detail > 1
          if (busy || idle || isSecondPress) event.preventDefault()
          else onClick?.(event)
        }}
      />
      {busy !== undefined && (
        <span className="visually-hidden" aria-live="polite">
          {busy && t(commonTexts.busy)}
        </span>
      )}
    </>
  )
}

/**
 * A link that looks like a button: it leads somewhere. One that stays where it is (a sheet over its page) dissolves nothing. One that
 * `asks` leads to a form that does something, as does one to a page that is a form: where that is refused the link looks so too, and
 * still leads to what it would ask.
 */
export function LinkButton({
  look,
  size,
  wide,
  className,
  asks,
  ...rest
}: ComponentProps<typeof Link> & Looks & { asks?: boolean }) {
  const isRefused = use(OnlySeen) && (asks || leadsToForm(rest.to))
  return (
    <Link
      viewTransition={!rest.preventScrollReset}
      aria-disabled={isRefused}
      {...rest}
      className={classes({ look, size, wide }, className)}
    />
  )
}
