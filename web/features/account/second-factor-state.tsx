import type { ResponseOf } from '#contract/endpoint.ts'
import type { Role } from '#contract/limits.ts'
import type { getSecondFactor } from '#contract/second-factor.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './second-factor.module.css'
import { secondFactorPath } from './second-factor-views.ts'

/** From so few backup codes on the page says that new ones are due. */
const FEW_CODES = 3

type Props = { factor: ResponseOf<typeof getSecondFactor>; role: Role }

/** Where it stands once it is on, and what can be done about it. */
export function SecondFactorState({ factor, role }: Props) {
  const t = useText()
  const { backupCodesLeft, required } = factor
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-label={t(secondFactorTexts.title)}>
      <FactList
        empty={t(profileTexts.empty)}
        facts={[
          {
            name: t(accountWords.state),
            value: <StatusWord tone="good">{t(secondFactorTexts.isOn)}</StatusWord>,
          },
          { name: t(secondFactorTexts.codesLeft), value: String(backupCodesLeft) },
        ]}
      />
      {backupCodesLeft <= FEW_CODES && <p className={styles.owed}>{t(secondFactorTexts.fewCodes)}</p>}
      <div className={`row ${styles.ways}`}>
        <LinkButton to={secondFactorPath('renew', null)} look="outline">
          {t(secondFactorTexts.renew)}
        </LinkButton>
        <LinkButton to={secondFactorPath('move', null)} look="outline">
          {t(secondFactorTexts.moveTitle)}
        </LinkButton>
        {!required && (
          <LinkButton to={secondFactorPath('end', null)} look="quiet" className={styles.end}>
            {t(secondFactorTexts.endTitle)}
          </LinkButton>
        )}
      </div>
      {required && <p className="quiet">{t(secondFactorTexts.cannotEnd)}</p>}
      <p className="quiet">{t(role === 'Admin' ? secondFactorTexts.lost : secondFactorTexts.lostSeller)}</p>
    </section>
  )
}
