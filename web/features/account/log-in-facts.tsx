import type { LogInMeans } from '#contract/account.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './account.module.css'
import { PendingEmail } from './pending-email.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** How somebody logs in: their e-mail, whether they read its mailbox, and what they prove themselves with. */
export function LogInFacts({ means, provider }: { means: LogInMeans; provider: string | null }) {
  const t = useText()
  const { email, emailVerified, pendingEmail } = means
  const ways = [means.hasPassword && t(accountWords.password), means.hasProvider && provider].filter(Boolean)
  return (
    <>
      <FactList
        empty={t(profileTexts.empty)}
        facts={[
          {
            name: t(accountWords.emailAddress),
            value: (
              <span className={`wrap ${styles.email}`}>
                <EmailWords email={email} />
                <StatusWord tone={emailVerified ? 'good' : 'waiting'}>
                  {t(emailVerified ? accountWords.confirmed : accountWords.notConfirmed)}
                </StatusWord>
              </span>
            ),
            wide: true,
          },
          { name: t(accountTexts.ways), value: ways.join(' · '), wide: true },
        ]}
      />
      {pendingEmail && <PendingEmail current={email} pending={pendingEmail} backTo="/account" />}
      {!emailVerified && !pendingEmail && (
        <div className={`stack gap-3 ${styles.unconfirmed}`}>
          <p>{t(accountTexts.confirmLead)}</p>
          <ResendConfirmation backTo="/account" text={emailTexts.resendLink} />
        </div>
      )}
    </>
  )
}
