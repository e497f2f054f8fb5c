import { type ComponentType, type SyntheticEvent, useState } from 'react'

type Typing = { input: HTMLInputElement; List: ComponentType<{ input: HTMLInputElement }> }

/**
 * The list of what is suggested below a field of a search, loaded once somebody is in it: without a script, and where it does not
 * come, the field is a form's.
 * @returns what loads it, and it
 */
export function useSuggestionList() {
  const [typing, setTyping] = useState<Typing>()

  function suggest({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
    if (typing?.input === input) return
    import('./suggestion-list.tsx').then(
      (list) => setTyping({ input, List: list.SuggestionList }),
      () => {},
    )
  }
  return [suggest, typing && <typing.List input={typing.input} />] as const
}
