import * as navTexts from '#contract/texts/nav.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'
import type { PagePath } from '#web/page-handle.ts'

/** The bar's pages, for everybody (specification section 2, Navigation). One is added together with its page. */
export const SHOP_PAGES: { text: Text; to: PagePath }[] = [
  { text: navTexts.home, to: '/home' },
  { text: shopWords.shop, to: '/shop' },
  { text: navTexts.aboutUs, to: '/aboutUs' },
  { text: shopWords.contact, to: '/contact' },
]
