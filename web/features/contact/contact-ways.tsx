import { Link } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { Documents } from '#contract/texts/documents.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import styles from './contact.module.css'

/** What stands beside the form: where else to write, and what is quicker than to write. */
export function ContactWays({
  email,
  user,
  text: { label, mail, purchase, password, kept },
}: {
  email: string
  user: SessionUser | null
  text: Documents['contactWays']
}) {
  const links = [...(user?.role === 'Person' ? [purchase] : []), ...(user ? [] : [password]), kept]
  return (
    <aside className={`stack gap-5 ${styles.ways}`} aria-label={label}>
      <section>
        <h2>{mail.title}</h2>
        <p>{mail.text}</p>
        <a href={`mailto:${email}`}>
          <EmailWords email={email} />
        </a>
      </section>
      {links.map(({ title, text, to, go }) => (
        <section key={to}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link to={to}>{go}</Link>
        </section>
      ))}
    </aside>
  )
}
