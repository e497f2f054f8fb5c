import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker, useNavigate } from 'react-router'
import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { Dialog } from './dialog.tsx'
import { LeaveQuestion } from './leave-question.tsx'

/** A link with this state leaves on purpose: it asks nothing. */
export const LEAVING = { leavesOnPurpose: true }

/** What stands in a form, empty fields left out; lines end as in a field, however they were saved. */
function written(fields: FormData | null, counts: (name: string) => boolean): string {
  const filled = [...(fields ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' && value && counts(name) ? [[name, value.replaceAll('\r\n', '\n')]] : [],
  )
  return JSON.stringify(filled)
}

const fieldsOf = (form: HTMLFormElement | null) => form && new FormData(form)

/**
 * The fields as the page gave them: what somebody typed before the page was live is a change too. Choices count as they
 * stand, because not every one of them keeps what it began with.
 */
function givenFields(form: HTMLFormElement | null): FormData | null {
  const fields = fieldsOf(form)
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED) ?? []) {
    if (fields?.has(field.name)) fields.set(field.name, field.defaultValue)
  }
  return fields
}

const everyField = () => true

const TYPED = ['textarea', 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file])'].join()

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Where the form is sent: to go there is not to leave. */
  action: string
  /** True when the form began with what is saved nowhere. */
  unsaved?: boolean | undefined
  /** Of which fields a change counts; of all, unless told. A function that stays the same. */
  counts?: (name: string) => boolean
  /** The form stands at every address of this path, whatever comes after `?`: there it is not left. */
  wholePath?: boolean
}

/** Asks before a page is left on which something was changed and not saved. Belongs into the form's page. */
export function UnsavedChanges({
  form,
  action,
  unsaved = false,
  counts = everyField,
  wholePath = false,
}: Props) {
  const t = useText()
  const atFirst = useRef<string>(undefined)
  const isChanged = useCallback(
    () => unsaved || written(fieldsOf(form.current), counts) !== atFirst.current,
    [form, unsaved, counts],
  )

  useEffect(() => {
    atFirst.current = written(givenFields(form.current), counts)
  }, [form, counts])

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
  // Kept here too: when what was sent before comes to its end, the router forgets that it had stopped somebody.
  const [wanted, setWanted] = useState<Location>()
  useEffect(() => {
    if (blocker.state === 'blocked') setWanted(blocker.location)
  }, [blocker])
  const stay = useCallback(() => {
    setWanted(undefined)
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  const navigate = useNavigate()
  function leave() {
    setWanted(undefined)
    if (blocker.state === 'blocked') blocker.proceed()
    else if (wanted) navigate(wanted, { state: LEAVING })
  }

  return (
    <Dialog open={wanted !== undefined} onClose={stay} title={t(profileTexts.unsavedTitle)}>
      <LeaveQuestion onStay={stay} onLeave={leave} />
    </Dialog>
  )
}
