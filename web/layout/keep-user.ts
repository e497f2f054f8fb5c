import { useEffect } from 'react'
import type { SessionUser } from '#contract/identity.ts'
import { forgetSeen } from '#web/offline/forget-seen.ts'

/** The key of specification section 3. It decides nothing but what is drawn: the session is the server's. */
const KEY = 'user'

/** Mirrors who is logged in into the browser's storage: access, id, role, and that the landing page was shown. */
export function useKeepUser(user: SessionUser | null | undefined): void {
  const id = user?.id
  const role = user?.role
  useEffect(() => {
    // Not known: the page that says so had no session to ask for.
    if (user === undefined) return
    try {
      const before = localStorage.getItem(KEY)
      // Whoever was here has left: by logging out, with their account, or because their session ended.
      if (before && !before.includes(`"id":"${id}"`)) void forgetSeen()
      if (id) localStorage.setItem(KEY, JSON.stringify({ access: true, id, role, navigated: true }))
      else {
        localStorage.removeItem(KEY)
        // Where an admin was in this tab, and whom they had chosen (features/admin/panel-place.ts, chosen-person.ts).
        for (const key of ['panelPlace', 'chosenBuyer', 'chosenSeller']) sessionStorage.removeItem(key)
      }
    } catch {
      // Storage can be full or forbidden; nothing depends on it.
    }
  }, [user, id, role])
}
