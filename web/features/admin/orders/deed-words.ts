import type { DeskOrder } from '#contract/order-desk.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { complaintDeed, orderDeedTexts } from '#contract/texts/order-deed.ts'
import type { Translate } from '#web/texts.ts'

/** What somebody did about an order besides its money, in a sentence. */
export function deedWords(t: Translate, { deed, about, name }: DeskOrder['deeds'][number]): string {
  if (about === 'complaint') {
    const event = t(complaintTexts.events[deed as keyof typeof complaintTexts.events])
    return t(complaintDeed, { name, event })
  }
  return t(orderDeedTexts[deed as keyof typeof orderDeedTexts], { name })
}
