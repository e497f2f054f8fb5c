import { Link } from 'react-router'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { useText } from '#web/texts.ts'

/** What an account accepts, above the button that makes it. */
export function AcceptTerms() {
  const t = useText()
  return (
    <p className="quiet">
      {t(signUpTexts.acceptBefore)} <Link to="/terms">{t(signUpTexts.acceptTerms)}</Link>{' '}
      {t(signUpTexts.acceptBetween)} <Link to="/privacy">{t(signUpTexts.acceptPrivacy)}</Link>.
    </p>
  )
}
