import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WEBHOOK_ANSWER } from '#contract/limits.ts'
import type { WebhookAddressTrouble } from '#contract/webhook-states.ts'
import type { WebhookSender } from '../../ports/webhook-sender.ts'
import { isPrivateAddress } from './is-private-address.ts'
import { postOnce, troubleOf } from './post-once.ts'
import { addressHere, type ReadAddress, readAddress } from './read-address.ts'
import { resolveName } from './resolve-name.ts'

type Options = {
  /** Whether this machine may be spoken to, by http too: for trials and tests, never in production. */
  toThisMachine: boolean
  /** All addresses of a name; none where there is no such name. */
  resolve?: (name: string) => Promise<string[]>
  isPrivate?: (address: string) => boolean
  ports?: readonly number[]
  timeoutMs?: number
}

/**
 * Speaks to breweries' servers over https. Whoever names an address could otherwise have the shop speak to its own network (SSRF):
 * so the name is asked each time that something is sent, no answer of it may be private, and the connection goes to the very
 * address that was looked at, whatever the name says a moment later (DNS rebinding). Nothing is followed and no proxy is used.
 */
export function createWebhookSender({
  toThisMachine,
  resolve = resolveName,
  isPrivate = isPrivateAddress,
  ports,
  timeoutMs = WEBHOOK_ANSWER.seconds * 1000,
}: Options): WebhookSender {
  /** The one IP address that is connected to. */
  async function findPeer({ host, isHere }: ReadAddress): Promise<{ ip: string } | WebhookAddressTrouble> {
    if (isHere) return { ip: addressHere(host)! }
    const ips = isIP(host) ? [host] : await resolve(host)
    const [ip] = ips
    if (!ip) return 'no-such-name'
    return ips.some(isPrivate) ? 'private' : { ip }
  }

  return {
    async refuses(address) {
      const read = readAddress(address, { toThisMachine, ...(ports && { ports }) })
      if (typeof read === 'string') return read
      const peer = await Promise.race([findPeer(read), slow(timeoutMs)])
      return typeof peer === 'string' ? peer : undefined
    },
    async post(address, message) {
      const startedAt = performance.now()
      const failed = (trouble: ReturnType<typeof troubleOf>) => ({
        ...{ status: null, trouble, answer: '' },
        ms: Math.round(performance.now() - startedAt),
      })
      const read = readAddress(address, { toThisMachine, ...(ports && { ports }) })
      if (typeof read === 'string') return failed(read)
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const peer = await Promise.race([findPeer(read), slow(timeoutMs)])
        if (typeof peer === 'string') return failed(peer)
        const { status, answer } = await postOnce(read, peer.ip, message, signal)
        return { status, answer, trouble: null, ms: Math.round(performance.now() - startedAt) }
      } catch (error) {
        return failed(signal.aborted ? 'too-slow' : troubleOf(error))
      }
    },
  }
}

/** A name that nobody answers for in time is none that can be sent to. */
async function slow(timeoutMs: number): Promise<'no-such-name'> {
  await sleep(timeoutMs, undefined, { ref: false })
  return 'no-such-name'
}
