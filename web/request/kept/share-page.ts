import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { PageRequest } from '../page-request.ts'
import type { KeptPage, ShareKept } from './kept-page.ts'
import { sealPage } from './seal-page.ts'

const compressed = promisify(gzip)

/** A page that was made for nobody in particular, and the request that it was made by. */
export type MadePage = { response: Response; page: PageRequest }

type Making = {
  /** Makes it for a stranger (cookiesOfStranger); or refuses, which is answered to whoever had it made. */
  make(): Promise<MadePage | Refusal>
  /** Headers that every answer to this request bears. */
  headersOf(made: MadePage, scripts: readonly string[]): Record<string, string>
}

/**
 * The page that is kept under `key`, or is made now to be. What was made and may not be kept answers whoever had it made: of such
 * a page `response` is told, to be sent as it is. Undefined for whoever waited for that: theirs has to be made.
 */
export async function sharePage(
  share: ShareKept,
  key: string,
  { make, headersOf }: Making,
): Promise<{ kept: KeptPage } | { own: MadePage | Refusal } | undefined> {
  let own: MadePage | Refusal | undefined
  const kept = await share(key, async () => {
    const made = await make()
    if (isRefusal(made)) {
      own = made
      return undefined
    }
    const { response, page } = made
    if (response.status !== 200 || page.cookies.added.length || page.wasRefused) {
      own = made
      return undefined
    }
    const sealed = sealPage(await response.text(), page.nonce)
    if (!sealed) return undefined
    const body = new Uint8Array(await compressed(sealed.html))
    return { body, headers: headersOf(made, sealed.scripts), route: page.pattern ?? '' }
  })
  if (kept) return { kept }
  return own && { own }
}
