import { data, useNavigation } from 'react-router'
import { type BreweryLetter, listAllBreweries } from '#contract/breweries.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { squareCompanyPicture } from '#contract/label-address.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as headTexts from '#contract/texts/head.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/breweries.page'
import styles from './breweries.module.css'
import { type BreweriesQuery, breweriesAddress, readBreweriesQuery } from './breweries-address.ts'
import { BreweryChoices } from './brewery-choices.tsx'
import { BreweryWall } from './brewery-wall.tsx'
import { firstSentences } from './first-sentences.ts'
import { NoBreweries } from './no-breweries.tsx'
import { useLetterWords } from './use-letter-words.ts'

export const handle: PageHandle = { openTo: 'everybody', findable: true, sameForVisitors: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readBreweriesQuery(url.searchParams)
  const asked = query as InputOf<typeof listAllBreweries>['query']
  const answer = await tryApi(context, listAllBreweries, { query: asked })
  if (!answer.ok && answer.status === 400) return data({ query, found: null }, { status: 400 })
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { breweries, ...found } = answer.value
  const shown = breweries.map(({ story, city, state, country, ...brewery }) => ({
    ...brewery,
    square: squareCompanyPicture(brewery.image),
    place: [city || state, countryName(country)].filter(Boolean).join(', '),
    sentence: firstSentences(story, 1),
  }))
  return data({ query, found: { ...found, breweries: shown } })
}

export const meta: Route.MetaFunction = (page) => {
  const { query = {}, found } = page.loaderData ?? {}
  const title = titled(titleOf(query))
  return headOf(page, {
    title: query.pag && query.pag !== '1' ? textOf(headTexts.page, { page: query.pag, title }) : title,
    description: textOf(breweriesTexts.metaDescription, { site: textOf(commonTexts.siteName) }),
    path: breweriesAddress(query),
    isListed: Boolean(found?.breweries.length) && !query.name,
  })
}

function titleOf({ name, letter, country }: BreweriesQuery): string {
  const part = [name, letter && letter !== 'other' ? letter : '', country && countryName(country)]
    .filter(Boolean)
    .join(' · ')
  return part ? textOf(breweriesTexts.titleOf, { part }) : textOf(shopWords.breweries)
}

/** `/breweries`: all that sell beers, by name, place and letter. Its whole state is its address. */
export default function BreweriesPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const t = useText()
  const wordsOf = useLetterWords()
  const isLoading = useNavigation().location?.pathname === '/breweries'
  const { name, letter, country } = query
  const part = [
    name && t(breweriesTexts.withWords, { words: name }),
    letter && found ? wordsOf(letter as BreweryLetter) : '',
    country && countryName(country),
  ].filter(Boolean)
  return (
    <div className="stack gap-5">
      <header className={`stack gap-2 ${styles.head}`}>
        <h1>{t(shopWords.breweries)}</h1>
        <p>{t(breweriesTexts.lead)}</p>
      </header>
      {found && (
        <>
          <BreweryChoices query={query} letters={found.letters} countries={found.countries} />
          <p className={styles.found} role="status">
            {[counted(t, found.total, breweryWords.oneBrewery, breweryWords.countBreweries), ...part].join(
              ' · ',
            )}
          </p>
        </>
      )}
      {found?.breweries.length ? (
        <BreweryWall breweries={found.breweries} busy={isLoading} />
      ) : (
        <NoBreweries query={query} isPastTheEnd={Boolean(found?.total)} />
      )}
      {found && (
        <Pagination
          page={Number(query.pag ?? 1)}
          total={found.totalPages}
          label={t(breweryWords.pagesOfBreweries)}
          addressOf={(pag) => breweriesAddress({ name, letter, country, pag: String(pag) })}
        />
      )}
    </div>
  )
}
