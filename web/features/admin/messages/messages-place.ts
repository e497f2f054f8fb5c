import { addressOf, pageIn } from '../list-place.ts'

/** Where one is among the messages: which messages, found by which words. `page` from 1. */
export type MessagesPlace = { state: 'open' | 'done' | 'all'; q: string; page: number }

/** Where an address says that one is; what no link of ours says is left out. */
export function messagesPlace(query: URLSearchParams): MessagesPlace {
  const said = query.get('state')
  return {
    state: said === 'done' || said === 'all' ? said : 'open',
    q: query.get('q') ?? '',
    page: pageIn(query),
  }
}

/** The address of a place. */
export function messagesAddress({ state, q = '', page = 1 }: Partial<MessagesPlace>): string {
  return addressOf('/admin/messages', { state: !state || state === 'open' ? '' : state, q }, page)
}

/** Where one message is read and answered. */
export function messageAddress(id: string): string {
  return `/admin/messages/${id}`
}
