import type { MetaDescriptor } from 'react-router'
import { addressesByLanguage, addressInLanguage, LANGUAGE_QUERY } from '#contract/languages-of-addresses.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as headTexts from '#contract/texts/head.ts'
import { isLanguage, LANGUAGES, localeNow, localeOf } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { cutDescription } from './cut-description.ts'

/** What React Router hands to `meta` and this needs. */
type Place = {
  location: { search: string }
  matches: readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]
}

/** `https://…` of a path of the shop. */
export type AddressOf = (path: string) => string

type Head = {
  /** Whole, the shop's name in it: see `titled`. */
  title: string
  description: string
  /** The page's own path with the part of its query that makes it another page, and nothing else. */
  path: string
  /** The picture that previews of a link show, 1200 × 630; the house's where there is none. */
  card?: { path: string; alt: string }
  /** False: this state of the page is not for search engines (a search, nothing found). */
  isListed?: boolean
  /** What the page is about, as schema.org describes it (https://schema.org, JSON-LD). */
  things?: (addressOf: AddressOf) => object[]
}

/**
 * The head of a page for everybody, for its `meta`: title, description, the address by which it is to be known
 * (without what an address drags along; with `?lang=` where that was asked), the same page in each language, what previews of
 * links show, and its things. React Router escapes all of it, things included.
 *
 *     export const meta: Route.MetaFunction = (page) =>
 *       headOf(page, { title: titled(textOf('terms.title')), description: '…', path: '/terms' })
 */
export function headOf(page: Place, head: Head): MetaDescriptor[] {
  const { title, path, isListed = true } = head
  const handle = page.matches.at(-1)?.handle as PageHandle | undefined
  const description = cutDescription(head.description)
  const basics: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (!isListed) basics.push({ name: 'robots', content: 'noindex' })
  // Where the root's loader failed, nobody knows the shop's address: nothing absolute can be said.
  const publicUrl = publicUrlOf(page)
  if (!publicUrl) return basics
  const asked = new URLSearchParams(page.location.search).get(LANGUAGE_QUERY)
  const address = addressInLanguage(publicUrl, path, isLanguage(asked) ? asked : undefined)
  const card = head.card ?? {
    path: '/labels/card.png',
    alt: textOf(headTexts.houseCard, { site: textOf(commonTexts.siteName) }),
  }
  return [
    ...basics,
    ...(isListed && handle?.findable ? addressLinks(publicUrl, path, address) : []),
    ...openGraph({ title, description, address, image: publicUrl + card.path, alt: card.alt }),
    ...(head.things?.((each) => publicUrl + each) ?? []).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ]
}

/** A page's title: its own name, then the shop's. */
export function titled(name: string): string {
  return `${name} · ${textOf(commonTexts.siteName)}`
}

/** The root's loader says where the shop is (see `root.tsx`). */
function publicUrlOf({ matches }: Place): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { publicUrl?: string } | undefined)?.publicUrl
}

function addressLinks(publicUrl: string, path: string, address: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    ...addressesByLanguage(publicUrl, path).map(({ language, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href,
    })),
  ]
}

type Shared = { title: string; description: string; address: string; image: string; alt: string }

/** https://ogp.me, which X's cards fall back to (https://developer.x.com/en/docs/x-for-websites/cards). */
function openGraph({ title, description, address, image, alt }: Shared): MetaDescriptor[] {
  const locale = localeNow()
  const others = LANGUAGES.map(localeOf).filter((other) => other !== locale)
  const facts: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', textOf(commonTexts.siteName)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ['og:locale', locale.replace('-', '_')],
    ...others.map((other): [string, string] => ['og:locale:alternate', other.replace('-', '_')]),
  ]
  return [
    ...facts.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
