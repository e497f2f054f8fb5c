/** Resolves once the page has loaded and has nothing else to do, so that what comes then costs nobody a wait. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  // Safari knows no idle time.
  await new Promise<unknown>((idle) =>
    'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 5000 }) : setTimeout(idle, 500),
  )
}
