/** Asks the shop itself: a browser that calls itself online may still not reach it. */
export async function canReachShop(): Promise<boolean> {
  const answer = await fetch('/livez', { cache: 'no-store', credentials: 'omit' }).catch(() => undefined)
  return answer?.ok === true
}
