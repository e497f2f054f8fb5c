import type { TextCode } from '../catalogue.ts'
import type { Translation } from '../language.ts'
import type { InEnglish } from '../translated.ts'
import { adminTexts } from './admin.ts'
import { adminAuditTexts } from './admin-audit.ts'
import { adminFigureTexts } from './admin-figures.ts'
import { adminJobTexts } from './admin-jobs.ts'
import { adminMessageTexts } from './admin-messages.ts'
import { adminOrderTexts } from './admin-orders.ts'
import { adminPayoutTexts } from './admin-payouts.ts'
import { adminPeopleTexts } from './admin-people.ts'
import { adminPersonTexts } from './admin-person.ts'
import { adminProductTexts } from './admin-products.ts'
import { adminReviewTexts } from './admin-reviews.ts'
import { adminWorkTexts } from './admin-work.ts'
import { ageGateTexts } from './age-gate.ts'
import { beerDetailTexts } from './beer-detail.ts'
import { beerFactTexts } from './beer-facts.ts'
import { beerImportTexts } from './beer-imports.ts'
import { breweryListTexts } from './breweries.ts'
import { cartTexts } from './cart.ts'
import { catalogueTexts } from './catalogue-pages.ts'
import { chartTexts } from './charts.ts'
import { checkoutTexts } from './checkout.ts'
import { contactTexts } from './contact.ts'
import { figureTexts } from './figures.ts'
import { formTexts } from './forms.ts'
import { headTexts } from './head.ts'
import { homeTexts } from './home.ts'
import { identityTexts } from './identity.ts'
import { layoutTexts } from './layout.ts'
import { mediaTexts } from './media.ts'
import { myDataTexts } from './my-data.ts'
import { offlineTexts } from './offline.ts'
import { offlinePageTexts } from './offline-page.ts'
import { parcelTexts } from './parcels.ts'
import { passwordRecoveryTexts } from './password-recovery.ts'
import { profileTexts } from './profiles.ts'
import { publishingTexts } from './publishing.ts'
import { purchaseTexts } from './purchases.ts'
import { refusals } from './refusals.ts'
import { reviewTexts } from './reviews.ts'
import { saleTexts } from './sales.ts'
import { secondFactorTexts } from './second-factor.ts'
import { sessionTexts } from './sessions.ts'
import { signInTexts, signInTroubleTexts } from './sign-in.ts'

const texts: InEnglish<Record<TextCode, string>> = {
  ...layoutTexts,
  ...headTexts,
  ...ageGateTexts,
  ...homeTexts,
  ...catalogueTexts,
  ...breweryListTexts,
  ...beerDetailTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...purchaseTexts,
  ...parcelTexts,
  ...saleTexts,
  ...identityTexts,
  ...passwordRecoveryTexts,
  ...signInTexts,
  ...signInTroubleTexts,
  ...publishingTexts,
  ...reviewTexts,
  ...beerFactTexts,
  ...beerImportTexts,
  ...profileTexts,
  ...sessionTexts,
  ...secondFactorTexts,
  ...myDataTexts,
  ...mediaTexts,
  ...contactTexts,
  ...chartTexts,
  ...figureTexts,
  ...adminTexts,
  ...adminOrderTexts,
  ...adminWorkTexts,
  ...adminPeopleTexts,
  ...adminPersonTexts,
  ...adminFigureTexts,
  ...adminMessageTexts,
  ...adminPayoutTexts,
  ...adminAuditTexts,
  ...adminReviewTexts,
  ...adminJobTexts,
  ...adminProductTexts,
  ...formTexts,
  ...offlineTexts,
  ...offlinePageTexts,
}

/** Everything in English. */
export const EN: Translation = { texts, refusals }
