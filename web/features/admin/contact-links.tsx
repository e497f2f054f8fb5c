import { EmailWords } from '#web/ui/email-words.tsx'
import styles from './contact-links.module.css'

/** `brief`: the word that phones have in place of what the way leads to. */
type Brief = { brief?: string | false }

/** An e-mail address that opens a mail to it. @param subject what the mail begins by being about */
export function MailLink({ email, subject, brief }: { email: string; subject?: string } & Brief) {
  const to = encodeURIComponent(email).replace('%40', '@')
  return (
    <a href={`mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      {brief && <span className={styles.word}>{brief}</span>}
      <span className={brief ? styles.whole : undefined}>
        <EmailWords email={email} />
      </span>
    </a>
  )
}

/** A telephone number that a phone calls. */
export function PhoneLink({ phone, brief }: { phone: string } & Brief) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {brief && <span className={styles.word}>{brief}</span>}
      <span className={brief ? styles.whole : undefined}>{phone}</span>
    </a>
  )
}
