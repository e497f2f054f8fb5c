import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as productsTexts from '#contract/texts/products.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { productsAddress } from './products-address.ts'
import type { ShownProducts } from './show-products.server.ts'

type Props = {
  shown: ShownProducts
  /** Why a beer could not be activated or inactivated. */
  failed: { intent: string; message: string; wrong?: string | undefined; typed: string } | undefined
}

/** The sheet that asks why a beer is taken off sale, and what became of it. */
export function SwitchAnswer({ shown: { place, inactivating }, failed }: Props) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const title = failed?.intent === 'activate' ? productsTexts.notActivated : productsTexts.notInactivated

  useEffect(() => {
    if (failed) toast.error(failed.message, { title: t(title) })
  }, [failed, title, toast, t])

  const inSheet = inactivating && failed?.intent === 'inactivate'
  return (
    <>
      {failed && !inSheet && <ErrorSummary title={t(title)} errors={[{ text: failed.message }]} />}
      {inactivating && (
        <ReasonSheet
          key={inactivating.id}
          title={t(productsTexts.inactivateTitle)}
          action={productsAddress(place, inactivating.id)}
          hidden={{
            ...{ intent: 'inactivate', beerId: inactivating.id },
            companyId: inactivating.company?.id ?? place.id,
          }}
          submit={<Spoken text={adminWords.inactivate} />}
          failed={inSheet ? failed : undefined}
          closeTo={productsAddress(place)}
          onClose={() => navigate(productsAddress(place), { preventScrollReset: true })}
        >
          <p>{t(productsTexts.inactivateLead, { beer: inactivating.name })}</p>
        </ReasonSheet>
      )}
    </>
  )
}
