import { data, Link } from 'react-router'
import { getHealth } from '#contract/brewery-health.ts'
import { companyPicture } from '#contract/label-address.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as healthTexts from '#contract/texts/health.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useMay } from '#web/layout/use-may.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { momentDay, momentWords } from '#web/ui/moment-words.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Route } from './+types/seller.page'
import { ApprovalPanel } from './approval-panel.tsx'
import { findSeller } from './find-person.server.ts'
import { healthFacts } from './health-facts.ts'
import { beersToLookAt, lookAtSeller, nextToLookAt } from './look-at-seller.server.ts'
import { NextBrewery } from './next-brewery.tsx'
import { NoPerson } from './no-person.tsx'
import styles from './person.module.css'
import { asksOf } from './record-asks.ts'
import { RecordPage } from './record-page.tsx'
import { seeAs } from './see-as.server.ts'
import { sellerFacts } from './seller-facts.ts'
import { switchPerson } from './switch-person.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const seller = await findSeller(context, params.id)
  const health = seller && (await callApi(context, getHealth, { params: { id: seller.id } }))
  const { timeZone } = context.get(pageRequest).settings
  const asks = asksOf(url)
  const next = seller && (await nextToLookAt(context, url, seller.id))
  const waiting = seller?.approval ? await beersToLookAt(context, seller.id) : null
  return data({ seller, health, timeZone, asks, next, waiting }, { status: seller ? 200 : 404 })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.has('approval')) return lookAtSeller(context, form, params.id)
  if (form.has('see')) return seeAs(context, form, params.id)
  return switchPerson(context, form, { kind: 'seller', id: params.id })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.seller?.company ?? textOf(profileTexts.userNotFound)} · ${textOf(commonTexts.siteName)}`,
  },
]

/** `/admin/seller/{id}`: a seller's record, for admins; the id is the company's. */
export default function AdminSellerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const may = useMay()
  const { seller, health, timeZone, asks, next, waiting } = loaderData
  if (!seller) return <NoPerson kind="seller" isNamed />
  const { hasLogin, company } = seller
  const name = company || `${seller.name} ${seller.lastName}`.trim()
  return (
    <RecordPage
      kind="seller"
      person={seller}
      name={name}
      email={seller.deleted ? '' : seller.email}
      picture={
        <Picture
          image={companyPicture(seller)}
          alt={t(profileTexts.pictureOf, { name })}
          sizes="200px"
          frame={[200, 200]}
          className={styles.picture}
          loading="eager"
        />
      }
      groups={[
        // One that nobody has looked at has sold nothing.
        ...(health && !seller.approval ? [healthFacts(t, health, momentWords(timeZone))] : []),
        ...sellerFacts(t, seller, {
          dayOf: momentDay(timeZone),
          momentOf: momentWords(timeZone),
          seesAccount: may('pay'),
        }),
      ]}
      means={
        hasLogin
          ? {
              active: seller.approval ? adminPersonTexts.sellerWaits : adminPersonTexts.sellerIsActive,
              inactive: adminPersonTexts.sellerIsInactive,
            }
          : { active: adminPersonTexts.importedIsActive, inactive: adminPersonTexts.importedIsInactive }
      }
      consequences={[
        ...(hasLogin ? [t(adminPersonTexts.endsSessions, { count: seller.openSessions })] : []),
        t(adminPersonTexts.hidesBeers, { count: seller.beers }),
        t(adminPersonTexts.cancelsOrdersOf),
        t(adminPersonTexts.keepsSales),
        t(adminPersonTexts.undo),
      ]}
      asks={asks}
      refused={actionData && 'on' in actionData ? actionData : undefined}
      notSeen={actionData && 'notSeen' in actionData ? actionData.notSeen : undefined}
      maySee={seller.status && hasLogin}
      isRefusedAbove={seller.approval !== null}
      waits={
        <>
          {next !== undefined && <NextBrewery next={next} />}
          {seller.approval && waiting && may('care') && (
            <ApprovalPanel
              seller={seller}
              approval={seller.approval}
              beers={waiting}
              day={momentDay(timeZone)(seller.approval.since)}
              failed={actionData && 'asked' in actionData ? actionData : undefined}
            />
          )}
        </>
      }
      ways={
        <>
          <Link to={`/company/${seller.id}?from=panel`}>{t(adminPersonTexts.publicPage)}</Link>
          <Link to="/admin/health">{t(healthTexts.compare)}</Link>
          <IfMay what="pay">
            <Link to={`/admin/payouts/${seller.id}`}>{t(adminWords.payoutsToThisBrewery)}</Link>
          </IfMay>
        </>
      }
    />
  )
}
