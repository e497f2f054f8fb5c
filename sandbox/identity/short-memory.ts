import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/**
 * Where the provider keeps codes, tokens and sign-ins under way: in memory, each until it expires. It finds no
 * session, so that every sign-in asks who it is.
 */
export function shortMemory(): AdapterFactory {
  const kept = new Map<string, { payload: AdapterPayload; expiresAt: number }>()

  function find(key: string): AdapterPayload | undefined {
    const found = kept.get(key)
    return found && found.expiresAt > Date.now() ? found.payload : undefined
  }

  return (kind): Adapter => ({
    async upsert(id, payload, expiresInSeconds) {
      const now = Date.now()
      for (const [key, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(key)
      if (kind === 'Session') return
      kept.set(`${kind} ${id}`, { payload, expiresAt: now + (expiresInSeconds ?? 3600) * 1000 })
    },
    find: async (id) => find(`${kind} ${id}`),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = find(`${kind} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${kind} ${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
