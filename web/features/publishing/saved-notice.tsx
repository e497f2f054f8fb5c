import { Link } from 'react-router'
import * as publishTexts from '#contract/texts/publish.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { text: string; companyId: string; beerId: string }

/** What was done to a beer, for as long as one stays: its toast is gone in less than a second. And the ways on. */
export function SavedNotice({ text, companyId, beerId }: Props) {
  const t = useText()
  return (
    <Notice icon="check">
      <p className="wrap gap-3">
        <strong>{text}</strong>
        <Link to={`/detail/${beerId}`}>{t(publishTexts.seeInShop)}</Link>
        <Link to={`/company/${companyId}/products`}>{t(publishTexts.allMine)}</Link>
      </p>
    </Notice>
  )
}
