import { createHash } from 'node:crypto'
import type { Answer } from '#tests/running/send.ts'
import { cookiesOf, HEALTH_PAGE, SHOP_URL } from './a-secure-shop.ts'
import type { Kind } from './every-request.ts'

const ALWAYS: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['strict-transport-security', /^max-age=31536000$/],
  ['content-security-policy', /frame-ancestors 'none'/],
]
const NEVER = ['x-powered-by', 'server', 'access-control-allow-origin']

/** Cache-Control by what is answered: what is somebody's is kept by nobody else. */
const KEPT: Record<Kind, RegExp> = {
  page: /^private, no-store$/,
  data: /^private, no-store$/,
  call: /^((private, )?no-store|public, .*|no-cache)?$/,
  drawing: /^(public, max-age=\d+(, immutable)?|no-store)?$/,
  'built file': /^public, (max-age=(31536000, immutable|3600)|no-cache)$/,
}

const rulesOf = (policy: string) =>
  new Map(policy.split('; ').map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)] as const))

/**
 * What is wrong with an answer's headers, cookies and address, a phrase each; nothing when all is as it should be.
 * @param leadsTo origins that this shop leads to or sends forms to: payment page and sign-in provider
 * @param signedIn the request came with somebody's session
 */
export function wrongHeaders(
  { status, headers, body }: Answer,
  { kind, signedIn, leadsTo }: { kind: Kind; signedIn: boolean; leadsTo: string[] },
): string[] {
  const wrong: string[] = []
  const header = (name: string) => String(headers[name] ?? '')
  for (const [name, value] of ALWAYS) if (!value.test(header(name))) wrong.push(`${name}: ${header(name)}`)
  for (const name of NEVER) if (headers[name] !== undefined) wrong.push(`${name}: ${header(name)}`)

  const kept = header('cache-control')
  if (!KEPT[kind].test(kept)) wrong.push(`cache-control: ${kept}`)
  if (
    kind !== 'built file' &&
    kind !== 'drawing' &&
    (signedIn || cookiesOf({ status, headers, body }).length)
  )
    if (status < 400 && !kept.includes('no-store') && !/^public/.test(kept))
      wrong.push(`somebody's, and kept: ${kept}`)
  const resource = header('cross-origin-resource-policy')
  if (resource !== (kind === 'drawing' ? 'cross-origin' : 'same-origin')) wrong.push(`resource: ${resource}`)

  const policy = header('content-security-policy')
  const rules = rulesOf(policy)
  if (/unsafe-eval/.test(policy)) wrong.push(policy)
  for (const [name, sources] of rules)
    if (sources.includes("'unsafe-inline'") && !(name === 'style-src-attr' || kind === 'drawing'))
      wrong.push(policy)
  if (/^text\/html/.test(header('content-type')) && kind === 'page')
    wrong.push(...wrongPage(body, rules, { leadsTo, signedIn }))

  for (const text of cookiesOf({ status, headers, body })) wrong.push(...wrongCookie(text))
  const location = headers.location
  if (location !== undefined && !isOurs(String(location), leadsTo)) wrong.push(`leads to ${location}`)
  return wrong
}

function wrongPage(
  body: string,
  rules: Map<string, string[]>,
  { leadsTo, signedIn }: { leadsTo: string[]; signedIn: boolean },
): string[] {
  const [, ...allowed] = rules.get('script-src') ?? []
  const nonce = /^'nonce-([\w-]{20,})'$/.exec(allowed[0] ?? '')?.[1]
  // Data, which no browser runs.
  const running = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, tag]) => tag !== ' type="application/ld+json"',
  )
  const hashes = running.flatMap(([, tag, source]) =>
    / src="/.test(tag!) ? [] : `'sha256-${hashOf(source!)}'`,
  )
  // What nobody has to themselves is kept, and allows the very scripts that stand in it; all else is allowed by a nonce.
  const isKept = !nonce && !signedIn
  const wrong: string[] = []
  const expected = {
    'default-src': "'self'",
    'script-src': ["'self'", ...(isKept ? new Set(hashes) : [`'nonce-${nonce}'`])].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': ["'self'", new URL(HEALTH_PAGE).origin, ...leadsTo].join(' '),
  }
  for (const [name, value] of Object.entries(expected))
    if (rules.get(name)?.join(' ') !== value) wrong.push(`${name} ${rules.get(name)?.join(' ')}`)
  if (!isKept)
    wrong.push(...running.map(([script]) => script).filter((script) => !script.includes(`nonce="${nonce}"`)))
  wrong.push(...(body.match(/<[^>]+ on\w+="[^>]*>/g) ?? []), ...(body.match(/<style\b[^>]*>/g) ?? []))
  return wrong
}

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64')

/** RFC 6265bis, 4.1.3.2. The cart alone is read by scripts. */
function wrongCookie(text: string): string[] {
  const [pair = '', ...attributes] = text.split('; ')
  const has = (name: string) => attributes.some((attribute) => attribute.toLowerCase() === name)
  const right =
    pair.startsWith('__Host-') &&
    has('secure') &&
    has('path=/') &&
    has('samesite=lax') &&
    (has('httponly') || pair.startsWith('__Host-cart=')) &&
    !attributes.some((attribute) => /^domain/i.test(attribute))
  return right ? [] : [`cookie ${text.replace(/=[^;]*/, '=…')}`]
}

/** A path of this shop, or one of the few places outside that it leads to. */
export function isOurs(location: string, leadsTo: string[]): boolean {
  const url = URL.parse(location, SHOP_URL)
  const known = [SHOP_URL, new URL(HEALTH_PAGE).origin, ...leadsTo]
  return url !== null && known.includes(url.origin) && !url.pathname.startsWith('//')
}
