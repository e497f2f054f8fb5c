import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { WITHDRAW_PATH } from '#web/request/withdraw-address.ts'
import { useText } from '#web/texts.ts'
import { AskLink } from '#web/ui/ask-link.tsx'

/** At the foot of every page, before the age gate as well: the law asks for a link by this name, without a log-in. */
export function WithdrawLink() {
  const t = useText()
  return <AskLink to={WITHDRAW_PATH}>{t(withdrawTexts.button)}</AskLink>
}
