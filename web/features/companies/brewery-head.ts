import type { Brewery } from '#contract/catalogue.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { placeText } from '#contract/texts/country-names.ts'
import { breweryThing } from '#web/head/things/brewery-thing.ts'

/** What a brewery's public face is known by; each page of its beers is a page of its own. */
export function breweryHead(brewery: Omit<Brewery, 'beers'>, page: number) {
  const { id, company, city, state, country, story } = brewery
  const place = placeText({ city, state, country })
  const title = `${company} · ${textOf('site.name')}`
  const isFirst = page === 1
  return {
    title: isFirst ? title : textOf('head.page', { page, title }),
    description: textOf('head.brewery', { company, place, story }),
    path: isFirst ? `/company/${id}` : `/company/${id}?pag=${page}`,
    things: breweryThing(brewery),
  }
}
