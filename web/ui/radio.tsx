import type { ComponentProps, ReactNode } from 'react'
import check from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & { id: string; label: ReactNode }

/** A labelled `<input type="radio">`, one of a few in a `<fieldset>` whose `<legend>` asks. */
export function Radio({ label, id, ...input }: Props) {
  return (
    <label className={`beside gap-3 ${check.check}`}>
      <input {...input} id={id} type="radio" />
      <span>{label}</span>
    </label>
  )
}
