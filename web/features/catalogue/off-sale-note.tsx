import type { ReactNode } from 'react'
import type { BeerDetail } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  beer: Pick<BeerDetail, 'status' | 'pastDate' | 'archived'>
  /** Why it is not on sale. */
  children: ReactNode
}

/** Tells a beer's seller, or an admin, that buyers do not see the page that they see. */
export function OffSaleNote({ beer: { status, pastDate = false, archived }, children }: Props) {
  const t = useText()
  if (archived || (status && !pastDate)) return null
  return (
    <Notice label={t(detailTexts.offSale)}>
      <p>
        <strong>{t(detailTexts.offSale)}.</strong> {t(detailTexts.offSaleLead)} {children}
      </p>
    </Notice>
  )
}
