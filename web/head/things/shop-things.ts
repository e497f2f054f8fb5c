import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import type { AddressOf } from '../head-of.ts'

/** The house: who runs the shop, and the shop with its search (https://schema.org/WebSite). For /home alone. */
export function shopThings(addressOf: AddressOf): object[] {
  const name = textOf(commonTexts.siteName)
  const house = addressOf('/#house')
  return [
    {
      '@type': 'Organization',
      '@id': house,
      name,
      url: addressOf('/home'),
      logo: addressOf('/icon.svg'),
    },
    {
      '@type': 'WebSite',
      name,
      url: addressOf('/home'),
      publisher: { '@id': house },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/shop')}?name={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
