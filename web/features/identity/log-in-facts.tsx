import type { LogInMeans } from '#contract/account.ts'
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
  const ways = [means.hasPassword && t('account.byPassword'), means.hasProvider && provider].filter(Boolean)
  return (
    <>
      <FactList
        empty={t('profile.empty')}
        facts={[
          {
            name: t('form.email'),
            value: (
              <span className={styles.email}>
                <EmailWords email={email} />
                <StatusWord tone={emailVerified ? 'good' : 'waiting'}>
                  {t(emailVerified ? 'account.isConfirmed' : 'account.notConfirmed')}
                </StatusWord>
              </span>
            ),
            wide: true,
          },
          { name: t('account.ways'), value: ways.join(' · '), wide: true },
        ]}
      />
      {pendingEmail && <PendingEmail current={email} pending={pendingEmail} backTo="/account" />}
      {!emailVerified && !pendingEmail && (
        <div className={styles.unconfirmed}>
          <p>{t('account.confirmLead')}</p>
          <ResendConfirmation backTo="/account" text="email.resendLink" />
        </div>
      )}
    </>
  )
}
