import * as commonTexts from '#contract/texts/common.ts'
import { languageNow, pageLanguage } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'

/** `--paper` of web/ui/tokens.css in sRGB: what frames an installed app reads no style sheet. */
export const PAPER = { light: '#faf5ec', dark: '#19120e' } as const

/** Where the manifest is in the reader's language: browsers ask for it without cookies. */
export function webManifestAddress(): string {
  const language = languageNow()
  return `/manifest.webmanifest${language ? `?lang=${language}` : ''}`
}

/** What an installed shop is called, looks like and opens with (Web Application Manifest, W3C). */
export function webManifest() {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/home',
    name: textOf(commonTexts.siteName),
    short_name: textOf(commonTexts.siteName),
    description: textOf(commonTexts.appDescription),
    lang: pageLanguage(),
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: PAPER.light,
    background_color: PAPER.light,
    categories: ['shopping', 'food'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
}
