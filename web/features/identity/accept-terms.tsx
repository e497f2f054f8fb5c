import { Link } from 'react-router'
import { useText } from '#web/texts.ts'
import styles from './identity.module.css'

/** What an account accepts, above the button that makes it. */
export function AcceptTerms() {
  const t = useText()
  return (
    <p className={styles.accept}>
      {t('signUp.acceptBefore')} <Link to="/terms">{t('signUp.acceptTerms')}</Link>{' '}
      {t('signUp.acceptBetween')} <Link to="/privacy">{t('signUp.acceptPrivacy')}</Link>.
    </p>
  )
}
