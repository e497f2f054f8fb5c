import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'

type Sent = { data: FormData; at: string; travels?: FormData }
type Field = HTMLInputElement | HTMLTextAreaElement
type EmptiedForm = {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * For a form that may be sent again and again (the next message, the next note): once its own send succeeded its fields go back to
 * their defaults, if they still say what was sent. What somebody typed while that was on its way stays theirs, as does what they typed while
 * something else of the page was done, or the other side wrote. It is never made anew (React's `key`), which would lose all of it.
 *
 * @param then what else its page does once a send succeeded, as folding what it stands in
 * @returns what the `<PostForm>` is given
 */
export function useEmptiedOnceSent(then?: (form: HTMLFormElement) => void): EmptiedForm {
  const ref = useRef<HTMLFormElement>(null)
  const sent = useRef<Sent>(undefined)
  const { state, formData } = useNavigation()
  const { key } = useLocation()
  // What succeeds leads on, and leaves its page nothing to say.
  const isRefused = useActionData() !== undefined

  useEffect(() => {
    if (!sent.current) return
    if (state !== 'idle') {
      const { travels = formData } = sent.current
      // Something else was asked for meanwhile: what became of it is not known here.
      sent.current = travels && travels === formData ? { ...sent.current, travels } : undefined
      return
    }
    if (sent.current.at === key) return
    const { data } = sent.current
    sent.current = undefined
    if (!ref.current || isRefused) return
    if (empty(ref.current, data)) then?.(ref.current)
  })

  return {
    ref,
    onSubmit: ({ currentTarget, defaultPrevented }) => {
      if (!defaultPrevented) sent.current = { data: new FormData(currentTarget), at: key }
    },
  }
}

const isInput = (field: Field) => field instanceof HTMLInputElement
const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio'
const nameOf = (file: unknown) =>
  file instanceof File ? `${file.name} ${file.size} ${file.lastModified}` : String(file)

/** Whether nothing else was typed into it meanwhile. What React holds of a field hears of it as of what is typed. */
function empty(form: HTMLFormElement, sent: FormData): boolean {
  let isWhole = true
  for (const field of form.querySelectorAll<Field>('textarea, input:not([type=hidden])')) {
    if (!saysStill(field, sent.getAll(field.name))) isWhole = false
    else if (isInput(field) && isTicked(field)) field.checked = field.defaultChecked
    else if (field.value !== field.defaultValue) write(field, field.type === 'file' ? '' : field.defaultValue)
  }
  return isWhole
}

/** A field for files that was left alone sends one without a name. */
function saysStill(field: Field, was: FormDataEntryValue[]): boolean {
  if (isInput(field) && isTicked(field)) return field.checked === was.includes(field.value)
  if (!isInput(field) || field.type !== 'file') return field.value === was[0]
  const files = Array.from(field.files ?? [])
  return !files.length || files.map(nameOf).join() === was.map(nameOf).join()
}

function write(field: Field, text: string) {
  // Past React's own setter, which would take the event for one that changes nothing.
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field.type === 'file' ? 'change' : 'input', { bubbles: true }))
}
