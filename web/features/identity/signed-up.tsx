import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_MS } from '#contract/limits.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import styles from './identity.module.css'

/** The account is there: says so, and goes on to the log-in by itself (specification section 9). */
export function SignedUp({ said, login }: { said: TextCode; login: string }) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()

  useEffect(() => {
    toast.success(t(said))
    const timer = setTimeout(() => navigate(login), REDIRECT_MS.signUp)
    return () => clearTimeout(timer)
  }, [toast, t, said, navigate, login])

  return (
    <section className={styles.narrow}>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_MS.signUp / 1000};url=${login}`} />
      </noscript>
      <h1>{t(said)}</h1>
      <p>{t('signUp.welcome')}</p>
      <div>
        <LinkButton to={login}>{t('login.title')}</LinkButton>
      </div>
    </section>
  )
}
