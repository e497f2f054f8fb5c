import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '#web/texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './unsaved-changes.module.css'

/** A link with this state leaves on purpose: it asks nothing. */
export const LEAVING = { leavesOnPurpose: true }

/** What stands in a form, empty fields left out. */
function written(form: HTMLFormElement | null): string {
  if (!form) return ''
  const filled = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value)
  return JSON.stringify(filled)
}

/** Asks before a page is left on which something was changed and not saved. Belongs into the form's page. */
export function UnsavedChanges({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useText()
  const atFirst = useRef<string>(undefined)
  const isChanged = useCallback(() => written(form.current) !== atFirst.current, [form])

  useEffect(() => {
    atFirst.current = written(form.current)
  }, [form])

  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault()
  })
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isThisPage =
      nextLocation.pathname === currentLocation.pathname && nextLocation.search === currentLocation.search
    return !isThisPage && !nextLocation.state?.leavesOnPurpose && isChanged()
  })
  const stay = useCallback(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={t('profile.unsavedTitle')}>
      <p>{t('profile.unsavedText')}</p>
      <div className={styles.ways}>
        <Button onClick={stay}>{t('profile.stay')}</Button>
        <Button look="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
          {t('profile.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
