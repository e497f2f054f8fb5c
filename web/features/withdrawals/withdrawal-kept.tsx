import { Link } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { OwnPurchaseChoice } from './own-purchases.server.ts'
import styles from './withdrawals.module.css'

type Props = {
  code: string
  day: string
  confirmed: boolean
  /** Of its own buyer: from what they withdrew. */
  purchase: OwnPurchaseChoice | undefined
}

/** The code of what was just kept, and what happens now: the same words whatever it found, but to its buyer who is logged in. */
export function WithdrawalKept({ code, day, confirmed, purchase }: Props) {
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
      {purchase && (
        <p>
          <Link to={`/myShop/${purchase.id}`}>{t(withdrawTexts.purchase, purchase)}</Link>
        </p>
      )}
      <p>{t(confirmed ? withdrawTexts.doneConfirmed : withdrawTexts.doneLead, { day })}</p>
      <div>
        <LinkButton to="/home" look="outline">
          <Spoken text={navTexts.home} />
        </LinkButton>
      </div>
    </section>
  )
}
