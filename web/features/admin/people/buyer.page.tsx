import { data } from 'react-router'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { textOf } from '#contract/texts/text.ts'

import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { initialsOf } from '#web/ui/initials-of.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Route } from './+types/buyer.page'
import { buyerFacts } from './buyer-facts.ts'
import { findBuyer } from './find-person.server.ts'
import { NoPerson } from './no-person.tsx'
import styles from './person.module.css'
import { asksOf } from './record-asks.ts'
import { RecordPage } from './record-page.tsx'
import { seeAs } from './see-as.server.ts'
import { switchPerson } from './switch-person.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const buyer = await findBuyer(context, params.id)
  const { timeZone } = context.get(pageRequest).settings
  const asks = asksOf(url)
  return data({ buyer, timeZone, asks }, { status: buyer ? 200 : 404 })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.has('see')) return seeAs(context, form, params.id)
  return switchPerson(context, form, { kind: 'buyer', id: params.id })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const buyer = loaderData?.buyer
  const title = buyer ? `${buyer.name} ${buyer.lastName}` : textOf(profileTexts.userNotFound)
  return [{ title: `${title.trim()} · ${textOf(commonTexts.siteName)}` }]
}

/** `/admin/buyer/{id}`: a buyer's record, for admins. */
export default function AdminBuyerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { buyer, timeZone, asks } = loaderData
  if (!buyer) return <NoPerson kind="buyer" isNamed />
  const name = `${buyer.name} ${buyer.lastName}`.trim()
  return (
    <RecordPage
      kind="buyer"
      person={buyer}
      name={name}
      email={buyer.deleted ? '' : buyer.email}
      picture={
        buyer.image ? (
          <Picture
            image={buyer.image}
            alt={t(profileTexts.pictureOf, { name })}
            sizes="200px"
            frame={[200, 200]}
            className={styles.picture}
            loading="eager"
          />
        ) : (
          <Avatar initials={initialsOf(buyer.name, buyer.lastName)} className={styles.mat} />
        )
      }
      groups={buyerFacts(t, buyer, momentDay(timeZone))}
      means={{ active: adminPersonTexts.buyerIsActive, inactive: adminPersonTexts.buyerIsInactive }}
      consequences={[
        t(adminPersonTexts.endsSessions, { count: buyer.openSessions }),
        t(adminPersonTexts.cancelsOrders),
        t(adminPersonTexts.keepsPurchases),
        t(adminPersonTexts.undo),
      ]}
      asks={asks}
      refused={actionData && 'on' in actionData ? actionData : undefined}
      notSeen={actionData && 'notSeen' in actionData ? actionData.notSeen : undefined}
      maySee={buyer.status}
    />
  )
}
