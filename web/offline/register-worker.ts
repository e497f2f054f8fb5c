import { languageNow } from '#contract/texts/language.ts'
import { whenIdle } from './when-idle.ts'

/** Brings the service worker, after everything else. A reader's other language is another worker. */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await whenIdle()
  const language = languageNow()
  const address = language ? `/worker.js?lang=${language}` : '/worker.js'
  // A browser that refuses, or has no room, has a shop without it.
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => {})
}
