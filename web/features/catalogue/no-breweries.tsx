import * as breweriesTexts from '#contract/texts/breweries.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type BreweriesQuery, breweriesAddress } from './breweries-address.ts'
import { shopAddress } from './shop-address.ts'

type Props = {
  query: BreweriesQuery
  /** There are some, on pages before this one. */
  isPastTheEnd: boolean
}

/** A list of breweries that has none to show, and the ways on: what was typed may be called so as a beer. */
export function NoBreweries({ query: { name, letter, country }, isPastTheEnd }: Props) {
  const t = useText()
  if (isPastTheEnd)
    return (
      <EmptyState text={t(breweriesTexts.pastTheEnd)}>
        <LinkButton to={breweriesAddress({ name, letter, country })} look="outline">
          {t(shopWords.goToTheFirstPage)}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState text={t(name ? breweriesTexts.noneWithWords : breweriesTexts.none)}>
      <LinkButton to="/breweries" look={name ? 'primary' : 'outline'}>
        {t(breweriesTexts.seeAll)}
      </LinkButton>
      {name && (
        <LinkButton to={shopAddress({ name })} look="outline">
          {t(breweriesTexts.amongBeers, { words: name })}
        </LinkButton>
      )}
    </EmptyState>
  )
}
