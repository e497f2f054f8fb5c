import * as peopleTexts from '#contract/texts/people.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type PeoplePlace, peopleAddress } from './people-place.ts'

type Props = { at: PeoplePlace; failed: { status: number; message: string } }

/** A list that could not be loaded: why, and the same once more; where the address asks wrongly, the list without that. */
export function NotLoaded({ at, failed: { status, message } }: Props) {
  const t = useText()
  const asksWrongly = status === 400
  return (
    <EmptyState
      text={
        <>
          <strong>
            <Spoken text={peopleTexts.notLoaded} />
          </strong>
          <br />
          {asksWrongly ? t(peopleTexts.asksWrongly) : message}
        </>
      }
    >
      {asksWrongly ? (
        <LinkButton to={peopleAddress({ list: at.list })}>{t(peopleTexts.listWithout)}</LinkButton>
      ) : (
        <LinkButton to={peopleAddress(at)}>{t(shopWords.tryAgain)}</LinkButton>
      )}
    </EmptyState>
  )
}
