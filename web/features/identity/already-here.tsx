import { Link } from 'react-router'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { useText } from '#web/texts.ts'

/** Above a long form: who has an account need not fill it in. @param query where to go after the log-in, as an address says it */
export function AlreadyHere({ query }: { query: string }) {
  const t = useText()
  return (
    <p>
      {t(signUpTexts.alreadyHere)} <Link to={`/login${query}`}>{t(signUpTexts.logInHere)}</Link>
    </p>
  )
}
