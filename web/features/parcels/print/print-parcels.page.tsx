import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelPrintTexts from '#contract/texts/parcel-print.ts'
import { textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { parcelsPath } from '../parcels-address.ts'
import type { Route } from './+types/print-parcels.page'
import { PackingSlip } from './packing-slip.tsx'
import { PickingList } from './picking-list.tsx'
import styles from './print.module.css'
import { showSlips } from './show-slips.server.ts'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller', 'packer'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  return { user, ...(await showSlips(context, user.id, url.searchParams)) }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(parcelPrintTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/parcels/print?order=…`: what is packed from, on paper: one list of beers, and a slip for each parcel. */
export default function PrintParcelsPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const live = useLive()
  const { user, sender, slips, picked, leftOut } = loaderData
  return (
    <div className={`stack gap-5 ${styles.sheet}`}>
      <div className={`stack gap-4 ${styles.screen}`}>
        <SellerNav user={user} />
        <h1>{t(parcelPrintTexts.title)}</h1>
        {slips.length > 0 && (
          <p>
            <strong>{counted(t, slips.length, parcelPrintTexts.oneSlip, parcelPrintTexts.manySlips)}</strong>{' '}
            {t(parcelPrintTexts.how)}
          </p>
        )}
        <div className="row gap-3">
          {slips.length > 0 && live && (
            <Button onClick={() => window.print()}>{t(accountWords.print)}</Button>
          )}
          <LinkButton to={parcelsPath(user.id)} look={slips.length ? 'quiet' : 'outline'}>
            <Icon name="left" />
            {t(parcelBatchTexts.backToList)}
          </LinkButton>
        </div>
        {slips.length > 0 && (
          <noscript>
            <p>{t(parcelPrintTexts.printByBrowser)}</p>
          </noscript>
        )}
        {leftOut.length > 0 && (
          <Notice label={t(parcelPrintTexts.leftOut)}>
            <div className="stack gap-1">
              <h2 className={styles.small}>{t(parcelPrintTexts.leftOut)}</h2>
              <ul className="stack gap-1">
                {leftOut.map(({ code, why }) => (
                  <li key={code}>{t(parcelBatchTexts.ofOrder, { code, why })}</li>
                ))}
              </ul>
            </div>
          </Notice>
        )}
        {slips.length === 0 && leftOut.length === 0 && <EmptyState text={t(parcelPrintTexts.none)} />}
      </div>
      {picked.length > 0 && <PickingList beers={picked} />}
      {slips.length > 0 && (
        <section aria-labelledby="slips" className={`stack gap-4 ${styles.slips}`}>
          <h2 id="slips" className={styles.screen}>
            {t(parcelPrintTexts.slips)}
          </h2>
          {slips.map((slip) => (
            <PackingSlip key={slip.orderId} slip={slip} sender={sender} />
          ))}
        </section>
      )}
    </div>
  )
}
