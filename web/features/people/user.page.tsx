import { useState } from 'react'
import { data } from 'react-router'
import { getLogInMeans } from '#contract/account.ts'
import { getBuyer } from '#contract/identity.ts'
import { LOADING_SECONDS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as buyerEditTexts from '#contract/texts/buyer-edit.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { textOf } from '#contract/texts/text.ts'

import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { emailProof } from '#web/request/email-proof.server.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { PouringBeer } from '#web/ui/pouring-beer.tsx'
import { AccountNav } from '../account/account-nav.tsx'
import { PendingEmail } from '../account/pending-email.tsx'
import { BuyerEditForm } from '../identity/buyer-edit-form.tsx'
import { answerBuyerEdit } from '../identity/edit-buyer.server.ts'
import type { Route } from './+types/user.page'
import { BuyerProfile } from './buyer-profile.tsx'
import { UserNotFound } from './user-not-found.tsx'

export const handle: PageHandle = { openTo: ['Person'], takesFile: 'picture' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  // Somebody else's profile is as unknown as one that never was.
  if (params.id.toLowerCase() !== user.id) return data({ found: null }, { status: 404 })
  const [buyer, { hasPassword, pendingEmail }] = await Promise.all([
    callApi(context, getBuyer, { params: { id: user.id } }),
    callApi(context, getLogInMeans),
  ])
  const readAt = `/user/${user.id}`
  const editAt = `${readAt}?edit`
  const proof = emailProof(context, hasPassword, editAt)
  const isEditing = url.searchParams.has('edit')
  return data({ found: { user, buyer, pendingEmail, proof, readAt, editAt, isEditing } })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const user = context.get(signedIn)
  if (params.id.toLowerCase() !== user.id) throw pageNotFound()
  return answerBuyerEdit(context, request, { id: user.id, readAt: `/user/${user.id}`, by: 'owner' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${textOf(loaderData?.found ? accountWords.profile : profileTexts.userNotFound)} · ${textOf(commonTexts.siteName)}`,
  },
]

/** `/user/{id}`: a buyer's own profile, to be read and, with `?edit`, to be changed. */
export default function UserPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (!found) return <UserNotFound />
  return <Profile key={found.buyer.id} found={found} refusal={actionData} />
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>
type Refusal = Route.ComponentProps['actionData']

function Profile({ found, refusal }: { found: Found; refusal: Refusal }) {
  const t = useText()
  const { user, buyer, pendingEmail, proof, readAt, editAt, isEditing } = found
  // Who comes only to change something does not wait for a beer.
  const [cameToRead] = useState(!isEditing)
  return (
    <div className="stack gap-6">
      <AccountNav user={user} />
      {/* Below what hangs from the bar, which is the first of its page: else all of it moved under the press that skips this. */}
      {cameToRead && <PouringBeer seconds={LOADING_SECONDS.buyerProfile} />}
      {isEditing ? (
        <section className="stack gap-6">
          <h1>{t(buyerEditTexts.title)}</h1>
          <BuyerEditForm
            {...{ buyer, proof, readAt }}
            action={editAt}
            result={refusal?.result}
            message={refusal?.message}
          />
        </section>
      ) : (
        <>
          <BuyerProfile
            buyer={buyer}
            editAt={editAt}
            notice={
              pendingEmail && <PendingEmail current={buyer.email} pending={pendingEmail} backTo={readAt} />
            }
          />
          <div>
            <BackLink look="outline" />
          </div>
        </>
      )}
    </div>
  )
}
