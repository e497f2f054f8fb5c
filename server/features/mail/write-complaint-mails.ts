import { trackingAddress } from '#contract/carriers.ts'
import type { COMPLAINT_ANSWERS } from '#contract/complaint-states.ts'
import {
  COMPLAINT_ANSWER_DAYS,
  COMPLAINT_DAYS,
  COMPLAINT_REPLY_DAYS,
  COMPLAINT_SEND_DAYS,
} from '#contract/limits.ts'
import { priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import { holdsPageAddress } from '#contract/page-addresses.ts'

import * as complaintTexts from '#contract/texts/complaint.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailComplaintTexts from '#contract/texts/mail-complaint.ts'
import { textOf } from '#contract/texts/text.ts'
import { type MailContent, ofOwnOrder } from './mail-content.ts'
import type { MailWriters } from './mail-writer.ts'
import { type MailComplaint, readMailComplaint } from './read-mail-complaint.ts'

type Place = { orderId: string; companyId: string; complaintId?: string | undefined }

/** What both sides of a complaint are told. What was said goes with the buyer's account: then nothing is left to tell. */
export const COMPLAINT_MAILS: MailWriters<
  | 'complaint-opened'
  | 'complaint-answered'
  | 'complaint-to-send'
  | 'complaint-sent-again'
  | 'complaint-escalated'
  | 'complaint-decided'
> = {
  async 'complaint-opened'(db, publicUrl, payload) {
    const complaint = await readMailComplaint(db, payload.complaintId, { last: 'opened' })
    if (!complaint) return undefined
    const order = orderCode(payload.orderId)
    const kind = textOf(complaintTexts.kinds[complaint.kind])
    const values = { order, kind, name: complaint.sellerName, days: COMPLAINT_ANSWER_DAYS }
    return {
      subject: textOf(mailComplaintTexts.openedSubject, { order }),
      title: textOf(mailComplaintTexts.openedTitle),
      orderId: payload.orderId,
      lead: textOf(mailComplaintTexts.openedLead, values),
      ...quoted(complaint),
      lines: [],
      button: sellerButton(publicUrl, payload, textOf(mailComplaintTexts.answerButton)),
    }
  },
  async 'complaint-answered'(db, publicUrl, payload) {
    const { complaintId, eventId = '' } = payload
    const complaint = await readMailComplaint(db, complaintId, { eventId })
    if (!complaint) return undefined
    const { companyName: company, buyerName: name, event } = complaint
    const lead = {
      'gave-all': mailComplaintTexts.gaveAllLead,
      offered: mailComplaintTexts.offeredLead,
      'offered-again': mailComplaintTexts.offeredAgainLead,
      refused: mailComplaintTexts.refusedLead,
    }[event as (typeof COMPLAINT_ANSWERS)[number]]
    const values = {
      ...{ name, company, days: COMPLAINT_REPLY_DAYS, beers: complaint.beers },
      ...{ amount: priceText(complaint.offeredCents), asked: priceText(complaint.askedCents) },
    }
    const wrote = quoted(complaint).quote ? ` ${textOf(mailComplaintTexts.itWrote)}` : ''
    return {
      subject: textOf(mailComplaintTexts.answeredSubject, { company }),
      title: textOf(mailComplaintTexts.answeredTitle),
      ...ofOwnOrder(payload.orderId, publicUrl),
      lead: `${textOf(lead, values)}${wrote}`,
      ...quoted(complaint),
      lines: [],
      button: buyerButton(publicUrl, payload),
    }
  },
  async 'complaint-to-send'(db, publicUrl, payload) {
    const complaint = await readMailComplaint(db, payload.complaintId, { last: 'accepted-again' })
    // Late, it would have them send what has left, or may not leave any more.
    if (complaint?.state !== 'to-send-again') return undefined
    const { sellerName: name, beers } = complaint
    const order = orderCode(payload.orderId)
    return {
      subject: textOf(mailComplaintTexts.toSendSubject, { order }),
      title: textOf(mailComplaintTexts.toSendTitle),
      orderId: payload.orderId,
      lead: textOf(mailComplaintTexts.toSendLead, { name, order, beers, days: COMPLAINT_SEND_DAYS }),
      lines: [],
      button: sellerButton(publicUrl, payload),
    }
  },
  async 'complaint-sent-again'(db, publicUrl, payload) {
    const complaint = await readMailComplaint(db, payload.complaintId, { last: 'sent-again' })
    if (!complaint) return undefined
    const { buyerName: name, companyName: company, beers, carrier, tracking } = complaint
    const lead = textOf(mailComplaintTexts.sentAgainLead, {
      ...{ name, company, beers, carrier, days: COMPLAINT_DAYS.afterSent },
    })
    const number = tracking && ` ${textOf(mailTexts.shippedTracking, { tracking })}`
    const address = trackingAddress(complaint)
    return {
      subject: textOf(mailComplaintTexts.sentAgainSubject, { company }),
      title: textOf(mailComplaintTexts.sentAgainTitle),
      ...ofOwnOrder(payload.orderId, publicUrl),
      lead: `${lead}${number} ${textOf(mailTexts.shippedAdult)}`,
      lines: [],
      button: address ? { text: textOf(mailTexts.followParcel), address } : buyerButton(publicUrl, payload),
    }
  },
  async 'complaint-escalated'(db, publicUrl, payload) {
    const complaint = await readMailComplaint(db, payload.complaintId, { to: 'escalated' })
    if (!complaint) return undefined
    const order = orderCode(payload.orderId)
    const side = sideOf(complaint, publicUrl, payload)
    const lead = textOf(mailComplaintTexts.escalatedLead, { order, name: side.name })
    const notSent =
      complaint.event === 'not-sent-again' ? ` ${textOf(mailComplaintTexts.escalatedNotSent)}` : ''
    return {
      subject: textOf(mailComplaintTexts.escalatedSubject, { order }),
      title: textOf(mailComplaintTexts.escalatedTitle),
      ...side.about,
      lead: `${lead}${notSent}`,
      lines: [],
      button: side.button,
    }
  },
  async 'complaint-decided'(db, publicUrl, payload) {
    const complaint = await readMailComplaint(db, payload.complaintId, { to: 'decided' })
    if (!complaint) return undefined
    const order = orderCode(payload.orderId)
    const side = sideOf(complaint, publicUrl, payload)
    const { givenCents } = complaint
    const lead = givenCents ? mailComplaintTexts.decidedBack : mailComplaintTexts.decidedNothing
    return {
      subject: textOf(mailComplaintTexts.decidedSubject, { order }),
      title: textOf(mailComplaintTexts.decidedTitle),
      ...side.about,
      lead: textOf(lead, { order, name: side.name, amount: priceText(givenCents) }),
      ...quoted(complaint),
      lines: [],
      button: side.button,
    }
  },
}

function quoted({ words }: MailComplaint): Pick<MailContent, 'quote'> {
  // Under the shop's name nobody mails a link of theirs: it is read on the page.
  return words && !holdsPageAddress(words) ? { quote: words } : {}
}

/** Who of the two a mail is for, and where they read the complaint. */
function sideOf(
  { buyerId, buyerName, sellerName }: MailComplaint,
  publicUrl: string,
  payload: Place & { userId?: string | undefined },
) {
  return payload.userId === buyerId
    ? {
        name: buyerName,
        about: ofOwnOrder(payload.orderId, publicUrl),
        button: buyerButton(publicUrl, payload),
      }
    : { name: sellerName, about: { orderId: payload.orderId }, button: sellerButton(publicUrl, payload) }
}

function buyerButton(publicUrl: string, { orderId, companyId }: Place): MailContent['button'] {
  const address = `${publicUrl}/myShop/${orderId}/complaints/${companyId}`
  return { text: textOf(complaintTexts.seeComplaint), address }
}

function sellerButton(
  publicUrl: string,
  { companyId, complaintId }: Place,
  text = textOf(complaintTexts.seeComplaint),
): MailContent['button'] {
  return { text, address: `${publicUrl}/company/${companyId}/complaints/${complaintId ?? ''}` }
}
