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

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Where the form is sent: to go there is not to leave. */
  action: string
  /** True when the form began with what is saved nowhere. */
  unsaved?: boolean | undefined
  /** The form stands at every address of this path, whatever comes after `?`: there it is not left. */
  wholePath?: boolean
}

/** Asks before a page is left on which something was changed and not saved. Belongs into the form's page. */
export function UnsavedChanges({ form, action, unsaved = false, wholePath = false }: Props) {
  const t = useText()
  const atFirst = useRef<string>(undefined)
  const isChanged = useCallback(() => unsaved || written(form.current) !== atFirst.current, [form, unsaved])

  useEffect(() => {
    atFirst.current = written(form.current)
  }, [form])

  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault()
  })
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isThisPage =
      nextLocation.pathname === currentLocation.pathname &&
      (wholePath || nextLocation.search === currentLocation.search)
    const isSent = nextLocation.pathname + nextLocation.search === action
    return !isThisPage && !isSent && !nextLocation.state?.leavesOnPurpose && isChanged()
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
