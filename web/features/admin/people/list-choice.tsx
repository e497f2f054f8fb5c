import * as peopleTexts from '#contract/texts/people.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { type PeoplePlace, peopleAddress } from './people-place.ts'

/** The panel's two buttons (specification section 2). */
export function ListChoice({ chosen }: { chosen: PeoplePlace['list'] }) {
  const t = useText()
  const lists = [
    { list: 'buyers', text: <Spoken text={peopleTexts.buyers} /> },
    { list: 'sellers', text: <Spoken text={peopleTexts.sellers} /> },
  ] as const
  return (
    <nav className="wrap gap-3" aria-label={t(peopleTexts.lists)}>
      {lists.map(({ list, text }) => (
        <LinkButton
          key={list}
          to={peopleAddress({ list })}
          look={chosen === list ? 'primary' : 'outline'}
          aria-current={chosen === list ? 'page' : undefined}
        >
          {text}
        </LinkButton>
      ))}
    </nav>
  )
}
