import type { ComponentProps } from 'react'
import { type Advertisement, listAdvertisements } from '#contract/advertising.ts'
import { ADVERTISING_PLACES, type BeerType } from '#contract/limits.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { shopAddress } from './shop-address.ts'

type Drawn = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'>

/** What stands in a place and where it leads: words and addresses alone, so that the shop's scripts hold none of them. */
export type AdvertisingPicture = { to: string } & (
  | {
      image: string
      /** The name of what is promoted, and the words that say so. */
      promoted: { name: string; about: string; mark: string }
    }
  | {
      /** A drawing of ours, and what it leads to. */
      drawn: Drawn & { alt: string }
      shelf: string
    }
)

/** Where nothing was placed: the shop's own drawings, each before what it shows: the shelf of a style, or all who make labels. */
const DRAWN: Record<(typeof ADVERTISING_PLACES)[number], { title: Text; type?: BeerType }> = {
  1: { title: shopTexts.advertisement1 },
  2: { title: shopTexts.advertisement2, type: 'Wheat Beer' },
  3: { title: shopTexts.advertisement3, type: 'IPA' },
}

/** What stands today in the three places. A shop that cannot say so shows its own drawings. */
export async function readAdvertising(context: PageContext): Promise<AdvertisingPicture[]> {
  const answer = await tryApi(context, listAdvertisements)
  return advertisingPictures(answer.ok ? answer.value : [])
}

/** The three pictures of the advertising space: what was placed, and elsewhere the shop's own drawings. */
function advertisingPictures(shown: readonly Advertisement[]): AdvertisingPicture[] {
  return ADVERTISING_PLACES.map((place) => {
    const one = shown.find((each) => each.place === place)
    if (!one) {
      const { title, type } = DRAWN[place]
      return {
        to: type ? shopAddress({ type }) : '/breweries',
        drawn: { alt: textOf(title), ...drawingOf(place, place > 1 && !shown.length) },
        shelf: type ? textOf(shopTexts.advertisedShelf, { type }) : textOf(shopTexts.advertisedBreweries),
      }
    }
    const about = one.brewery ?? textOf(advertisingTexts.kinds[one.kind])
    return {
      ...{ image: one.image, to: pageOf(one) },
      promoted: { name: one.name, about, mark: textOf(advertisingTexts.promoted) },
    }
  })
}

/** The drawing of a place. @param isHalved whether phones give it half their width, for which there is a nearly square one */
function drawingOf(place: number, isHalved: boolean): Drawn {
  const wide = `/labels/advertisements/${place}.svg`
  const tall = `/labels/advertisements/${place}-tall.svg`
  return {
    ...{ src: wide, width: 1200, height: 400 },
    // Not how wide each is drawn, but which of the two is: their shapes differ.
    ...(isHalved && { srcSet: `${tall} 1w, ${wide} 9999w`, sizes: '(width < 560px) 0.1px, 9999px' }),
  }
}

/** The page of what is placed. */
function pageOf({ kind, subject }: Pick<Advertisement, 'kind' | 'subject'>): string {
  if (kind === 'style') return shopAddress({ type: subject })
  return kind === 'beer' ? `/detail/${subject}` : `/company/${subject}`
}
