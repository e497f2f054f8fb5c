import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { useTyped } from '#web/ui/use-typed.ts'
import type { FilterName } from './shop-address.ts'
import { SHOP_FORM_ID } from './shop-form.ts'

type Props = {
  name: FilterName
  label: string
  applied: string
  inputMode?: 'decimal'
  onChoose: (text: string) => void
}

/** A filter that is typed: it applies with Enter, or when the field is left. */
export function TypedFilter({ name, label, applied, inputMode, onChoose }: Props) {
  const [text, type] = useTyped(applied)
  const choose = () => text.trim() !== applied && onChoose(text.trim())
  return (
    <Field
      label={label}
      name={name}
      form={SHOP_FORM_ID}
      maxLength={SEARCH_MAX_CHARACTERS}
      autoComplete="off"
      enterKeyHint="search"
      inputMode={inputMode}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        choose()
      }}
    />
  )
}
