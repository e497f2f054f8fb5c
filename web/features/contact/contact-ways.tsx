import { Link } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import { useText } from '#web/texts.ts'
import styles from './contact.module.css'

/** What stands beside the form: where else to write, and what is quicker than to write. */
export function ContactWays({ email, user }: { email: string; user: SessionUser | null }) {
  const t = useText()
  return (
    <aside className={styles.ways} aria-label={t('contact.waysLabel')}>
      <section>
        <h2>{t('contact.mailTitle')}</h2>
        <a href={`mailto:${email}`}>{email}</a>
        <p>{t('contact.mailText')}</p>
      </section>
      {user?.role === 'Person' && (
        <section>
          <h2>{t('contact.purchaseTitle')}</h2>
          <p>{t('contact.purchaseText')}</p>
          <Link to="/myShop">{t('contact.purchaseLink')}</Link>
        </section>
      )}
      {!user && (
        <section>
          <h2>{t('contact.passwordTitle')}</h2>
          <p>{t('contact.passwordText')}</p>
          <Link to="/forgotPassword">{t('contact.passwordLink')}</Link>
        </section>
      )}
      <section>
        <h2>{t('contact.keptTitle')}</h2>
        <p>{t('contact.keptText')}</p>
        <Link to="/privacy">{t('footer.privacy')}</Link>
      </section>
    </aside>
  )
}
