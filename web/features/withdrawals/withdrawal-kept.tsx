import * as accountWords from '#contract/texts/account-words.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import styles from './withdrawals.module.css'

type Props = { code: string; day: string; confirmed: boolean }

/** The code of what was just kept, and what happens now: the same words whatever it found, but to its buyer who is logged in. */
export function WithdrawalKept({ code, day, confirmed }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <h1>{t(withdrawTexts.doneTitle)}</h1>
      <div className={`stack gap-2 ${styles.code}`} role="status">
        <p>{t(withdrawTexts.yourCode)}</p>
        <code>{code}</code>
      </div>
      <div>
        <CopyButton
          copied={code}
          label={withdrawTexts.copyCode}
          done={withdrawTexts.codeCopied}
          failed={accountWords.notCopied}
        />
      </div>
      <p>{t(confirmed ? withdrawTexts.doneConfirmed : withdrawTexts.doneLead, { day })}</p>
      <div>
        <LinkButton to="/home" look="outline">
          <Spoken text={navTexts.home} />
        </LinkButton>
      </div>
    </section>
  )
}
