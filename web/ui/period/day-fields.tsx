import * as accountWords from '#contract/texts/account-words.ts'
import { useText } from '#web/texts.ts'
import { Field } from '../field.tsx'

type Days = Partial<Record<'from' | 'to', string>>

type Props = {
  /** What the fields’ ids begin with: `<list>-from`, `<list>-to`. */
  list: string
  at: Days
  errors: Days
}

/** From which day until which a list is asked for, both days included; either may be left out. */
export function DayFields({ list, at, errors }: Props) {
  const t = useText()
  const words = { from: accountWords.from, to: accountWords.to }
  return (['from', 'to'] as const).map((name) => (
    <Field
      key={name}
      id={`${list}-${name}`}
      name={name}
      type="date"
      label={t(words[name])}
      defaultValue={at[name]}
      error={errors[name]}
    />
  ))
}
