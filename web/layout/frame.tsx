import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import * as footerTexts from '#contract/texts/footer.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { AskLink } from '#web/ui/ask-link.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './frame.module.css'
import { KeepFocus } from './keep-focus.tsx'
import { Nav } from './nav.tsx'
import { SaveForm } from './save-form.tsx'
import { WithdrawLink } from './withdraw-link.tsx'

/** What stands around every page but the age gate: skip link, bar, the page, the legal sentence and who runs the shop. */
export function Frame({
  user,
  operator,
  children,
}: {
  user: SessionUser | null
  /** What is known of who runs the shop. */
  operator: string[]
  children: ReactNode
}) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <SkipLink to="#content">{t(navTexts.skipToContent)}</SkipLink>
      <KeepFocus />
      <Nav user={user} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <SaveForm />
      <footer className={styles.footer}>
        <div className={`ends quiet ${styles.small}`}>
          <p>{t(footerTexts.noMinors)}</p>
          <nav aria-label={t(footerTexts.legal)}>
            <Link to="/breweries">{t(shopWords.breweries)}</Link>
            <AskLink to="/contact">
              <Spoken text={shopWords.contact} />
            </AskLink>
            <WithdrawLink />
            <Link to="/terms">{t(footerTexts.terms)}</Link>
            <Link to="/privacy">{t(footerTexts.privacy)}</Link>
          </nav>
          <LanguageSwitch />
          {operator.length > 0 && (
            <ul className={`wrap ${styles.operator}`}>
              {operator.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      </footer>
    </div>
  )
}
