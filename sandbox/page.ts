import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { PAGE_STYLE } from './page-style.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface PageOptions {
  title: string
  lang?: 'es' | 'en'
  /** Narrow for one task, wide for lists. */
  width?: 'narrow' | 'wide'
  /** A script of our own that runs once the page is there; every page also works without it. */
  script?: string
  /** Links to the other pages of the sandbox; off on the payment page, which stands alone. */
  hasNavigation?: boolean
}

/** The frame of every page of the sandbox; it loads no file from elsewhere. */
export function page(options: PageOptions, content: Html): Html {
  const { title, lang = 'en', width = 'wide', script, hasNavigation = true } = options
  return html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · sandbox</title>
    <link rel="icon" href="data:,">
    <style>${raw(PAGE_STYLE)}</style>
  </head>
  <body class="${width}">
    ${hasNavigation ? navigation() : ''}
    <main>${content}</main>
    ${script === undefined ? '' : html`<script type="module">${raw(script)}</script>`}
  </body>
</html>`
}

const navigation = () => html`<header>
  <a class="mark" href="/">sandbox</a>
  <nav aria-label="Sandbox">
    <a href="/payments">Payments</a>
    <a href="/preferences">Preferences</a>
    <a href="/payouts">Payouts</a>
    <a href="/exchange-rates">Rates</a>
    <a href="/mail">Mailbox</a>
    <a href="/identity">Accounts</a>
  </nav>
</header>`

/** A moment for people, in the reader-neutral form `2026-11-21 14:03:07 UTC`. */
export function readableMoment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
