import { AsyncLocalStorage } from 'node:async_hooks'
import type { Settings } from '../settings/env.ts'

/** The origin by which whoever this is done for has reached the shop; it goes along through everything that is awaited. */
const reached = new AsyncLocalStorage<string>()

/**
 * Makes the function that answers a request knowing by which origin it reached the shop. That is the shop's address, where it
 * was told one (PUBLIC_URL; production has it always). A shop on somebody's own machine has many: localhost, a number, the
 * machine's name in its network. There it is what the browser itself shows: the `Host` that it asked, which no page of another
 * site can make it write, over the scheme that its `Origin` for this very host says.
 */
export function knowOrigin(
  env: Pick<Settings, 'PUBLIC_URL' | 'production'>,
): <Answer>(headers: Headers, answer: () => Answer) => Answer {
  if (env.PUBLIC_URL || env.production) return (_headers, answer) => answer()
  return (headers, answer) => {
    const shown = originShown(headers)
    return shown ? reached.run(shown, answer) : answer()
  }
}

/** By which origin its reader has reached the shop; the shop's address for what is done for nobody who waits. */
export function readersOrigin({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return reached.getStore() ?? publicUrl
}

/**
 * An address as the reader's browser reaches it. `localhost` is the machine that the shop is on, where its stand-ins are too:
 * to a phone in the same network it would be the phone.
 */
export function readersAddress(address: string): string {
  const origin = reached.getStore()
  const url = URL.parse(address)
  if (!origin || url?.hostname !== 'localhost') return address
  url.hostname = new URL(origin).hostname
  return url.href
}

/** Nothing without a Host, or with one that is no address. */
function originShown(headers: Headers): string | undefined {
  const host = headers.get('host')
  const asked = host ? URL.parse(`http://${host}`) : null
  if (!asked || asked.href !== `${asked.origin}/`) return undefined
  const shown = URL.parse(headers.get('origin') ?? '')
  return shown?.protocol === 'https:' && shown.host === host ? shown.origin : asked.origin
}
