import * as signInTexts from '#contract/texts/sign-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { GoogleSign } from './google-sign.tsx'
import styles from './provider-button.module.css'
import type { ProviderWay } from './provider-way.server.ts'

/** The one provider whose own sign we know; any other has its name alone. */
const GOOGLE = 'Google'

/**
 * 'o', and the way in through a provider. A link and no form: it leaves the shop, which forms may not. Nothing where
 * there is no provider.
 */
export function ProviderButton({ way }: { way: ProviderWay | null }) {
  const t = useText()
  if (!way) return null
  return (
    <div className="stack gap-5">
      <p className={styles.or}>{t(signInTexts.or)}</p>
      <LinkButton
        to={way.start}
        reloadDocument
        discover="none"
        rel="nofollow"
        size="large"
        wide
        className={styles.provider}
      >
        {way.name === GOOGLE && <GoogleSign />}
        {t(signInTexts.withText, { name: way.name })}
      </LinkButton>
    </div>
  )
}
