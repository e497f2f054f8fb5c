import styles from './email-words.module.css'

/**
 * An e-mail address in a narrow place: where it does not fit in one line it goes on at its @, so that who reads it still
 * sees both halves whole. Nothing at all for none, so that an empty cell stays one.
 */
export function EmailWords({ email }: { email: string }) {
  if (!email) return null
  const at = Math.max(email.lastIndexOf('@'), 0)
  return (
    <span>
      <span className={styles.half}>{email.slice(0, at)}</span>
      <wbr />
      <span className={styles.half}>{email.slice(at)}</span>
    </span>
  )
}
