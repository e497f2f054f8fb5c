import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { NoBeersWords } from './no-beers.server.ts'

/** Why a page of the shop shows no beers, and the ways on. */
export function NoBeers({ words: { text, main, others } }: { words: NoBeersWords }) {
  return (
    <EmptyState text={text}>
      {others.map(({ to, words }) => (
        <LinkButton key={to} to={to} look="outline">
          {words}
        </LinkButton>
      ))}
      <LinkButton to={main.to}>{main.words}</LinkButton>
    </EmptyState>
  )
}
