import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { NoBeersWords } from './no-beers.server.ts'

/** Why a page of the shop shows no beers, and the ways on. */
export function NoBeers({ words: { text, ways } }: { words: NoBeersWords }) {
  return (
    <EmptyState text={text}>
      {ways.map(({ to, words, look }) => (
        <LinkButton key={to} to={to} look={look}>
          {words}
        </LinkButton>
      ))}
    </EmptyState>
  )
}
