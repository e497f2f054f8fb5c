import { type Advertisement, listAdvertisements } from '#contract/advertising.ts'
import { ADVERTISING_PLACES } from '#contract/limits.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { shopAddress } from './shop-address.ts'

/** What stands in a place: words and addresses alone, so that the shop's scripts hold none of them. */
export type AdvertisingPicture = {
  image: string
  /** Of a drawing of ours what it shows; else the name of what is promoted. */
  words: string
  /** What is promoted, where it leads, and the words that say so; none: a drawing of ours. */
  promoted?: { to: string; about: string; mark: string }
}

const DRAWN: Record<(typeof ADVERTISING_PLACES)[number], Text> = {
  1: shopTexts.advertisement1,
  2: shopTexts.advertisement2,
  3: shopTexts.advertisement3,
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
    if (!one) return { image: `/labels/advertisements/${place}.svg`, words: textOf(DRAWN[place]) }
    const about = one.brewery ?? textOf(advertisingTexts.kinds[one.kind])
    return {
      ...{ image: one.image, words: one.name },
      promoted: { to: pageOf(one), about, mark: textOf(advertisingTexts.promoted) },
    }
  })
}

/** The page of what is placed. */
function pageOf({ kind, subject }: Pick<Advertisement, 'kind' | 'subject'>): string {
  if (kind === 'style') return shopAddress({ type: subject })
  return kind === 'beer' ? `/detail/${subject}` : `/company/${subject}`
}
