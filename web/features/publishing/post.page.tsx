import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayAt } from '#contract/age.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import { textOf } from '#contract/texts/text.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResendConfirmation } from '../account/resend-confirmation.tsx'
import { BeerCard } from '../catalogue/beer-card.tsx'
import { BeerGrid } from '../catalogue/beer-grid.tsx'
import { OwnBeerState } from '../companies/own-beer-state.tsx'
import type { Route } from './+types/post.page'
import { BeerForm } from './beer-form.tsx'
import { NO_VALUES } from './beer-values.ts'
import { CopyNote } from './copy-note.tsx'
import { type BeerCopy, copyOfBeer, ownBeers, ownCompany } from './own-beers.server.ts'
import { answerPublish } from './publish-beer.server.ts'
import { PublishedList } from './published-list.tsx'
import { showRoom } from './room.server.ts'
import { RoomNote } from './room-note.tsx'
import { SavedNotice } from './saved-notice.tsx'

export const handle: PageHandle = { openTo: ['Company'], takesFile: 'picture', team: ['seller'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const [beers, room] = await Promise.all([
    ownBeers(context, user, url.searchParams),
    showRoom(context, user),
  ])
  const company = await ownCompany(context, user)
  const copy = await copyOfBeer(context, user, url.searchParams)
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  return { user, beers, company, copy, today, room, newSeed: crypto.randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPublish(context, request)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.publishABeer)} · ${textOf(commonTexts.siteName)}` },
]

/** `/post`: a form that publishes a beer, and the seller's own beers, 3 a page. */
export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, beers, company, today, room, newSeed } = loaderData
  const round = usePublishedLast()
  const published = beers.products.find(({ id }) => id === round)
  const copy = useCopyOf(round, loaderData.copy)
  const labelSeed = useSeedOf(round, actionData?.labelSeed ?? newSeed)
  // Without room there is nothing to write, unless it ended while somebody wrote: that stays.
  const mayWrite = room.left !== 0 || actionData?.result !== undefined
  return (
    <div className="stack gap-6">
      <SellerNav user={user} />
      <h1>{t(accountWords.publishABeer)}</h1>
      {company.company && (
        <RoomNote room={room}>
          <ResendConfirmation backTo="/post" text={emailTexts.resendLink} />
        </RoomNote>
      )}
      {company.company && mayWrite && <CopyNote copy={copy} />}
      {company.company && mayWrite && (
        <BeerForm
          key={`${round} ${copy?.id ?? ''}`}
          of="new"
          action="/post"
          submit={accountWords.publish}
          failed={actionData?.noRoom ? publishTexts.roomNone : publishTexts.failed}
          result={actionData?.result}
          message={actionData?.message}
          values={copy?.values ?? NO_VALUES}
          shipsTo={company.shipsTo}
          facts={{ company, beer: null, labelSeed, held: 0, today }}
          card={(beer) => <BeerCard beer={beer} />}
        >
          <input type="hidden" name="labelSeed" value={labelSeed} />
        </BeerForm>
      )}
      {!company.company && (
        <EmptyState text={t(accountWords.completeBeforePublishing)}>
          <LinkButton to={`/company/${user.id}?edit`}>{t(accountWords.completeTheData)}</LinkButton>
        </EmptyState>
      )}
      <PublishedList
        beers={beers}
        importAt={`/company/${user.id}/import`}
        note={
          published && (
            <SavedNotice
              text={t(published.pastDate ? publishTexts.publishedPastDate : publishTexts.published, {
                beer: published.name,
              })}
              companyId={user.id}
              beerId={published.id}
            />
          )
        }
      >
        <BeerGrid columns={3}>
          {beers.products.map((beer) => (
            <li key={beer.id}>
              <BeerCard beer={beer} to={`/putProduct/${beer.id}`} actions={<OwnBeerState beer={beer} />} />
            </li>
          ))}
        </BeerGrid>
      </PublishedList>
    </div>
  )
}

/** The beer that was published last: another one brings an empty form, another page of the list does not. */
function usePublishedLast(): string {
  const [search] = useSearchParams()
  const published = search.get('published')
  const [last, setLast] = useState(published ?? '')
  if (published && published !== last) setLast(published)
  return last
}

/** A form keeps the seed that it came with, however often the page's data come anew; the next form has another. */
function useSeedOf(round: string, seed: string): string {
  const [kept, setKept] = useState({ round, seed })
  if (kept.round === round) return kept.seed
  setKept({ round, seed })
  return seed
}

/** What the form begins with stays until that is published, or another one is to be copied: no page of the list takes it away. */
function useCopyOf(round: string, copy: BeerCopy | undefined): BeerCopy | undefined {
  const [kept, setKept] = useState({ round, copy })
  if (kept.round !== round) setKept({ round, copy })
  else if (copy !== undefined && copy?.id !== kept.copy?.id) setKept({ round, copy })
  return kept.copy
}
