import { createHash } from 'node:crypto'

/** A page without the nonce that its scripts had, and what a policy calls those that stand in it. */
type SealedPage = { html: string; scripts: string[] }

/**
 * Makes a page one that many may be sent: a nonce is good for one answer. Instead the policy names each script that stands in
 * the page by its hash (CSP 3, §2.3.1). Only those that bore the nonce, so that a script which got into a page by way of what
 * somebody wrote is no more allowed to run than before. Undefined where the nonce stands anywhere else.
 */
export function sealPage(html: string, nonce: string): SealedPage | undefined {
  const attribute = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  for (const [, open = '', source = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (open.includes(attribute) && source) scripts.add(`'sha256-${hashOf(source)}'`)
  }
  const sealed = html.replaceAll(attribute, '')
  return sealed.includes(nonce) ? undefined : { html: sealed, scripts: [...scripts] }
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('base64')
}
