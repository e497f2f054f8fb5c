import type { Provider } from 'oidc-provider'

/**
 * Looser than any real provider: people may come back to the client's registered addresses under whatever host, because a
 * shop without an address of its own is opened as localhost, by a number or by the machine's name. Scheme, port and path are
 * held to what was registered.
 */
export function comeBackByAnyName(provider: Provider): void {
  provider.Client.prototype.redirectUriAllowed = function (this: { redirectUris?: string[] }, asked) {
    return this.redirectUris?.some((registered) => isSameButHost(registered, asked)) ?? false
  }
}

function isSameButHost(registered: string, asked: string): boolean {
  const [ours, theirs] = [URL.parse(registered), URL.parse(asked)]
  if (!ours || !theirs) return false
  theirs.hostname = ours.hostname
  return theirs.href === ours.href
}
