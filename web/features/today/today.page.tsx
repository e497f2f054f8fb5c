import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { weekdayWords } from '#contract/texts/days.ts'
import { textOf } from '#contract/texts/text.ts'
import { getToday } from '#contract/today.ts'
import { callApi } from '#web/api.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { threadsAddress } from '#web/request/threads-address.ts'
import { useText } from '#web/texts.ts'
import { PauseNotice } from '../companies/pause/pause-notice.tsx'
import { ComplaintsWait } from '../complaints/complaints-wait.tsx'
import { parcelAddress, parcelsAddress } from '../parcels/parcels-address.ts'
import { restockAddress } from '../publishing/products/products-place.ts'
import { reviewsAddress } from '../reviews/reviews-address.ts'
import type { Route } from './+types/today.page'
import { ApprovalNotice } from './approval-notice.tsx'
import { Ending } from './ending.tsx'
import { Missing } from './missing.tsx'
import { ToSend } from './to-send.tsx'
import styles from './today.module.css'
import { TodaySums } from './today-sums.tsx'
import { Unanswered } from './unanswered.tsx'
import { WaitingMessages } from './waiting-messages.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { timeZone } = context.get(pageRequest).settings
  return { user, timeZone, today: await callApi(context, getToday, { params: { id: user.id } }) }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.today)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/today`: a seller's morning. What to do first, and how it goes. */
export default function TodayPage({ loaderData: { user, today, timeZone } }: Route.ComponentProps) {
  const t = useText()
  const { id } = user
  const list = { companyId: id, state: 'pending', page: 1, q: '' } as const
  // Of a brewery that has something to send, that comes first.
  const missing = !user.team && today.missing.length > 0 && <Missing steps={today.missing} companyId={id} />
  const reviews = { companyId: id, beer: '', rate: '', unanswered: true, page: 1 }
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <header>
        <h1>{t(accountWords.today)}</h1>
        <p className={styles.day}>
          <time dateTime={today.day}>{weekdayWords(today.day)}</time>
        </p>
      </header>
      {today.approval && <ApprovalNotice approval={today.approval} timeZone={timeZone} />}
      {today.pause && <PauseNotice company={{ id, company: '' }} pause={today.pause} isOwn />}
      {today.complaints.waiting + today.complaints.toSend > 0 && (
        <ComplaintsWait complaints={today.complaints} companyId={id} timeZone={timeZone} />
      )}
      {!today.parcels.waiting && missing}
      <div className={`stack gap-6 ${styles.parts}`}>
        <div className={`stack gap-6 ${styles.work}`}>
          <ToSend
            parcels={today.parcels}
            listAt={parcelsAddress(list)}
            addressOf={(orderId, step) => parcelAddress(orderId, list, step)}
          />
          <WaitingMessages
            messages={today.messages}
            allAt={threadsAddress(id)}
            addressOf={(orderId) => `${parcelAddress(orderId, { ...list, from: 'messages' })}#messages`}
          />
        </div>
        <div className={`stack gap-6 ${styles.side}`}>
          {today.parcels.waiting > 0 && missing}
          <TodaySums today={today} companyId={id} isOwner={!user.team} restockAt={restockAddress(id)} />
          <Ending
            ending={today.ending}
            soldOut={today.soldOut}
            restockAt={(beerId) => restockAddress(id, beerId)}
          />
        </div>
        <div>
          <Unanswered reviews={today.reviews} answerAt={reviewsAddress(reviews)} />
        </div>
      </div>
    </div>
  )
}
