import { useEffect } from 'react'
import * as offlineTexts from '#contract/texts/offline.ts'
import { useText } from '#web/texts.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import styles from './offline-bar.module.css'
import { useOnline } from './use-online.ts'

/**
 * Says calmly that there is no network, and until there is keeps people from waiting for it: links lead to the offline
 * page, and a form stays as it was typed. @param known true where it is certain, whatever the browser believes
 */
export function OfflineBar({ known }: { known: boolean }) {
  const t = useText()
  const online = useOnline() && !known
  useStayPut(!online)
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.bar}>{t(offlineTexts.bar)}</p>}
    </div>
  )
}

function useStayPut(offline: boolean) {
  const t = useText()
  const toast = useToast()
  useEffect(() => {
    if (!offline) return
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const isHere = link.pathname === location.pathname && link.search === location.search && link.hash
      if (link.origin !== location.origin || link.target || link.download || isHere) return
      event.preventDefault()
      event.stopPropagation()
      // A whole page, which the worker answers; where there is none, leaving would lead to the browser's own page.
      if (navigator.serviceWorker?.controller) location.assign(link.href)
      else toast.error(t(offlineTexts.notNow))
    }
    function keepTyped(event: SubmitEvent) {
      event.preventDefault()
      event.stopPropagation()
      toast.error(t(offlineTexts.notSent))
    }
    // Before React's own listeners, which stand at the document.
    window.addEventListener('click', follow, true)
    window.addEventListener('submit', keepTyped, true)
    return () => {
      window.removeEventListener('click', follow, true)
      window.removeEventListener('submit', keepTyped, true)
    }
  }, [offline, toast, t])
}
