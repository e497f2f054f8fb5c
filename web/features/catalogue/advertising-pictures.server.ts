import { type Advertisement, listAdvertisements } from '#contract/advertising.ts'
import { ADVERTISING_PLACES, type BeerType } from '#contract/limits.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { shopAddress } from './shop-address.ts'

/** What stands in a place and where it leads: words and addresses alone, so that the shop's scripts hold none of them. */
export type AdvertisingPicture = { image: string; to: string } & (
  | {
      /** The name of what is promoted, and the words that say so. */
      promoted: { name: string; about: string; mark: string }
    }
  | {
      /** A drawing of ours: what it shows, and which shelf it leads to. */
      drawn: { title: string; shelf: string }
    }
)

/** Where nothing was placed: the shop's own drawings, each before the shelf of a style. */
const DRAWN: Record<(typeof ADVERTISING_PLACES)[number], { title: Text; type: BeerType }> = {
  1: { title: shopTexts.advertisement1, type: 'Sour Beer' },
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
        ...{ image: `/labels/advertisements/${place}.svg`, to: shopAddress({ type }) },
        drawn: { title: textOf(title), shelf: textOf(shopTexts.advertisedShelf, { type }) },
      }
    }
    const about = one.brewery ?? textOf(advertisingTexts.kinds[one.kind])
    return {
      ...{ image: one.image, to: pageOf(one) },
      promoted: { name: one.name, about, mark: textOf(advertisingTexts.promoted) },
    }
  })
}

/** The page of what is placed. */
function pageOf({ kind, subject }: Pick<Advertisement, 'kind' | 'subject'>): string {
  if (kind === 'style') return shopAddress({ type: subject })
  return kind === 'beer' ? `/detail/${subject}` : `/company/${subject}`
}
