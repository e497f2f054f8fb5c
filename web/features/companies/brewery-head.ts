import type { Brewery } from '#contract/catalogue.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as companyTexts from '#contract/texts/company.ts'
import * as headTexts from '#contract/texts/head.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { textOf } from '#contract/texts/text.ts'
import { breweryThing } from '#web/head/things/brewery-thing.ts'

/** What a brewery's public face is known by; each page of its beers is a page of its own. */
export function breweryHead(brewery: Omit<Brewery, 'beers'>, page: number) {
  const { id, company, city, state, country, story } = brewery
  const place = placeText({ city, state, country })
  const title = `${company} · ${textOf(commonTexts.siteName)}`
  const isFirst = page === 1
  return {
    title: isFirst ? title : textOf(headTexts.page, { page, title }),
    description: textOf(companyTexts.headText, { company, place, story }),
    path: isFirst ? `/company/${id}` : `/company/${id}?pag=${page}`,
    things: breweryThing(brewery),
  }
}
