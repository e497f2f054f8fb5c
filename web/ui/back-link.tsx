import { useNavigate } from 'react-router'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from './button.tsx'
import { Icon } from './icon.tsx'

/** React Router counts its own pages in the history's state: more than 0 means that one of ours lies before this one. */
function hasPageBefore(): boolean {
  return Number(window.history.state?.idx ?? 0) > 0
}

type Props = { look?: 'quiet' | 'outline'; to?: string }

/** *Volver*: the page before this one, with its filters and where it was scrolled to; else `to`, the shop. */
export function BackLink({ look = 'quiet', to = '/shop' }: Props) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <LinkButton
      to={to}
      look={look}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !hasPageBefore()) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="left" />
      {t(shopWords.back)}
    </LinkButton>
  )
}
