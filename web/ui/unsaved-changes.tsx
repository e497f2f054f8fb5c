import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { Dialog } from './dialog.tsx'
import { LeaveQuestion } from './leave-question.tsx'

/** A link with this state leaves on purpose: it asks nothing. */
export const LEAVING = { leavesOnPurpose: true }

/** What stands in a form, empty fields left out; lines end as in a field, however they were saved. */
function written(fields: FormData | null): string {
  const filled = [...(fields ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value.replaceAll('\r\n', '\n')]] : [],
  )
  return JSON.stringify(filled)
}

function fieldsOf(form: HTMLFormElement | null, apart: string | undefined): FormData | null {
  const fields = form && new FormData(form)
  if (apart) fields?.delete(apart)
  return fields
}

/**
 * The fields as the page gave them: what somebody typed before the page was live is a change too. Choices count as they
 * stand, because not every one of them keeps what it began with.
 */
function givenFields(form: HTMLFormElement | null, apart: string | undefined): FormData | null {
  const fields = fieldsOf(form, apart)
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED) ?? []) {
    if (fields?.has(field.name)) fields.set(field.name, field.defaultValue)
  }
  return fields
}

const TYPED = ['textarea', 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file])'].join()

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Where the form is sent: to go there is not to leave. */
  action: string
  /** True when the form began with what is saved nowhere. */
  unsaved?: boolean | undefined
  /** The form stands at every address of this path, whatever comes after `?`: there it is not left. */
  wholePath?: boolean
  /** The name of fields that nobody writes into: what they say is not lost. */
  apart?: string
}

/** Asks before a page is left on which something was changed and not saved. Belongs into the form's page. */
export function UnsavedChanges({ form, action, unsaved = false, wholePath = false, apart }: Props) {
  const t = useText()
  const atFirst = useRef<string>(undefined)
  const isChanged = useCallback(
    () => unsaved || written(fieldsOf(form.current, apart)) !== atFirst.current,
    [form, unsaved, apart],
  )

  useEffect(() => {
    atFirst.current = written(givenFields(form.current, apart))
  }, [form, apart])

  useBeforeUnload((event) => {
    // Another language: it comes back with the page (layout/typed-again).
    const isKept = form.current?.dataset.kept !== undefined
    if (!isKept && isChanged()) event.preventDefault()
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
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={t(profileTexts.unsavedTitle)}>
      <LeaveQuestion onStay={stay} onLeave={() => blocker.state === 'blocked' && blocker.proceed()} />
    </Dialog>
  )
}
