import type { AccountDeletion } from '#contract/account-deletion.ts'
import { refusalText } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { SIGN_IN_MINUTES } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as myDataTexts from '#contract/texts/my-data.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './my-data.module.css'

const ASK = '/account/data?delete=1'

/** What comes next for who wants their account deleted: what still stands in the way, another sign-in, or the question. */
export function WayToDeletion({ user, deletion }: { user: SessionUser; deletion: AccountDeletion }) {
  const t = useText()
  const { blockers, proof } = deletion
  if (blockers.length) {
    const isBuyer = user.role === 'Person'
    return (
      <div className={`stack gap-3 ${styles.blocked}`}>
        <p className={styles.blockedTitle}>
          <Icon name="alert" />
          {t(myDataTexts.blocked)}
        </p>
        <ul>
          {blockers.map((blocker) => (
            <li key={blocker}>{refusalText(blocker)}</li>
          ))}
        </ul>
        <LinkButton to={isBuyer ? '/myShop' : `/company/${user.id}`} look="outline" size="small">
          {t(isBuyer ? accountWords.seeMyPurchases : myDataTexts.seeCompany)}
        </LinkButton>
      </div>
    )
  }
  if (proof === 'log-in-again') {
    return (
      <>
        <p>{t(myDataTexts.logInAgainLead, { minutes: SIGN_IN_MINUTES.again })}</p>
        <LinkButton
          to={`/api/sign-in/start?again=1&next=${encodeURIComponent(ASK)}`}
          reloadDocument
          discover="none"
          rel="nofollow"
          look="outline"
          className={styles.action}
        >
          {t(myDataTexts.logInAgain)}
        </LinkButton>
      </>
    )
  }
  if (proof === 'choose-password') {
    return (
      <>
        <p>{refusalText('no-password-to-change')}</p>
        <LinkButton to="/forgotPassword" look="outline" className={styles.action}>
          {t(accountWords.chooseAPassword)}
        </LinkButton>
      </>
    )
  }
  return (
    <LinkButton asks to={ASK} look="danger" className={styles.action} preventScrollReset>
      {t(myDataTexts.start)}
    </LinkButton>
  )
}
