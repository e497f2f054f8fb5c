import type { WebhookAnswer, WebhookSender } from '#server/ports/webhook-sender.ts'

type Sent = { address: string; headers: Record<string, string>; body: string }

/**
 * Somebody's server, without a network: answers 204 unless told otherwise, and keeps what it was sent. Names that end in `.invalid` are not
 * there, `10.` is private, and http is refused, as the real one does.
 */
export function aWebhookSender(
  answers: (
    sent: Sent,
    times: number,
  ) => Partial<WebhookAnswer> | Promise<Partial<WebhookAnswer>> = () => ({}),
): WebhookSender & { sent: Sent[] } {
  const sent: Sent[] = []
  return {
    sent,
    async refuses(address) {
      const url = URL.parse(address)
      if (!url?.hostname) return 'no-address'
      if (url.protocol !== 'https:') return 'not-https'
      if (url.hostname.startsWith('10.')) return 'private'
      return url.hostname.endsWith('.invalid') ? 'no-such-name' : undefined
    },
    async post(address, message) {
      sent.push({ address, ...message })
      return { status: 204, trouble: null, ms: 3, answer: '', ...(await answers(sent.at(-1)!, sent.length)) }
    },
  }
}
