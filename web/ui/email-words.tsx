import styles from './email-words.module.css'

/** A half of so many characters fits in a line of the narrowest phone, in spaced letters too. */
const FITS_CHARACTERS = 18

/**
 * An e-mail address in a narrow place: where it does not fit in one line it goes on at its @, so that who reads it still
 * sees both halves whole. Nothing at all for none, so that an empty cell stays one. Both halves stay inline: boxes of their
 * own would be read out, and found by name, as two words.
 */
export function EmailWords({ email }: { email: string }) {
  if (!email) return null
  const at = Math.max(email.lastIndexOf('@'), 0)
  return (
    <span>
      <Half>{email.slice(0, at)}</Half>
      <wbr />
      <Half>{email.slice(at)}</Half>
    </span>
  )
}

function Half({ children }: { children: string }) {
  return children.length > FITS_CHARACTERS ? children : <span className={styles.half}>{children}</span>
}
