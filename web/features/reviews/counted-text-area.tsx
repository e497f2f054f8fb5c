import { type ComponentProps, useState } from 'react'
import { TextArea } from '#web/ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'hint' | 'value' | 'onChange'> & {
  maxLength: number
  /** What stands below, with how many characters are left. */
  hint: (left: number) => string
  onTyped: (typed: string) => void
}

/** A text area that says how much still fits. What is wrong stands there until something else is typed. */
export function CountedTextArea({ hint, onTyped, error, defaultValue = '', ...area }: Props) {
  const [typed, setTyped] = useState(String(defaultValue))
  return (
    <TextArea
      {...area}
      defaultValue={defaultValue}
      hint={hint(area.maxLength - typed.length)}
      error={typed === String(defaultValue) ? error : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        onTyped(target.value)
      }}
    />
  )
}
