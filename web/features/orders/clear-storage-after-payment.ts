/** What stays in the browser's storage after an approved payment: who is logged in, and what is not the shop's. */
const KEPT = new Set(['user', 'language', 'theme'])

/** Clears the browser's storage (specification section 4, Cart). */
export function clearStorageAfterPayment(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && !KEPT.has(key)) storage.removeItem(key)
}
