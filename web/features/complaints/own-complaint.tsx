import type { ReactNode } from 'react'
import { debtText } from '#contract/charge-text.ts'
import type { Complaint } from '#contract/complaint.ts'
import type { ComplaintState } from '#contract/complaint-states.ts'
import { COMPLAINT_SEND_DAYS } from '#contract/limits.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as ownComplaintTexts from '#contract/texts/own-complaint.ts'
import { ownComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { askedBeers } from './asked-beers.ts'
import { ComplaintCard } from './complaint-card.tsx'
import { ownStepsOf } from './complaint-steps.ts'
import type { NotSent } from './not-sent.ts'
import { whenWords } from './when-words.ts'
import { WordsSheet } from './words-sheet.tsx'

type Props = {
  complaint: Complaint
  timeZone: string
  /** What the address has open over it. */
  step: string | null
  failed: NotSent | undefined
  /** What was photographed for it; null where nothing was. */
  pictures: ReactNode
}

/** A complaint as its buyer reads it, with what they can say to the answer. */
export function OwnComplaint({ complaint, timeZone, step, failed, pictures }: Props) {
  const t = useText()
  const { id, orderId, companyId, company, state, dueAt, edition } = complaint
  const amount = debtText(complaint.offered, 'USD')
  const when = dueAt ? whenWords(timeZone)(dueAt) : ''
  const due: Partial<Record<ComplaintState, string>> = {
    open: t(complaintTexts.dueForBuyer, { company, when }),
    offered: t(complaintTexts.dueBuyerOffer, { when }),
    refused: t(complaintTexts.dueBuyerRefused, { when }),
    'offered-again': t(complaintTexts.dueBuyerOffer, { when }),
    'to-send-again': t(complaintTexts.dueSentForBuyer, { company, when }),
    escalated: t(complaintTexts.dueAdmin),
  }
  const isAgain = state === 'offered-again'
  const acceptYes = isAgain ? t(ownComplaintTexts.againYes) : t(ownComplaintTexts.acceptYes, { amount })
  const acceptLead = isAgain
    ? t(ownComplaintTexts.againLead, {
        company,
        beers: askedBeers(t, complaint.lines),
        days: COMPLAINT_SEND_DAYS,
      })
    : t(ownComplaintTexts.acceptLead, { amount })
  const steps = ownStepsOf(state)
  const open = steps.find((each) => each === step)
  const here = ownComplaintAddress(orderId, companyId)
  const sheet = {
    hidden: { complaintId: id, edition },
    failed: failed?.intent === open ? failed : undefined,
    closeTo: here,
  }
  return (
    <ComplaintCard
      complaint={complaint}
      timeZone={timeZone}
      due={due[state]}
      pictures={pictures}
      reader="buyer"
    >
      {steps.length > 0 && (
        <div className="row gap-3">
          {steps.includes('accept') && (
            <LinkButton asks to={ownComplaintAddress(orderId, companyId, 'accept')} preventScrollReset>
              {acceptYes}
            </LinkButton>
          )}
          {steps.includes('escalate') && (
            <LinkButton
              asks
              to={ownComplaintAddress(orderId, companyId, 'escalate')}
              look="outline"
              preventScrollReset
            >
              {t(ownComplaintTexts.escalate)}
            </LinkButton>
          )}
          <LinkButton
            asks
            to={ownComplaintAddress(orderId, companyId, 'take-back')}
            look="quiet"
            preventScrollReset
          >
            {t(ownComplaintTexts.takeBack)}
          </LinkButton>
        </div>
      )}
      {open === 'accept' && (
        <WordsSheet
          {...sheet}
          title={t(ownComplaintTexts.accept)}
          lead={acceptLead}
          hidden={{ ...sheet.hidden, intent: 'accept' }}
          submit={acceptYes}
          action={ownComplaintAddress(orderId, companyId, 'accept')}
        />
      )}
      {open === 'escalate' && (
        <WordsSheet
          {...sheet}
          title={t(ownComplaintTexts.escalate)}
          lead={t(ownComplaintTexts.escalateLead)}
          hidden={{ ...sheet.hidden, intent: 'escalate' }}
          words={t(ownComplaintTexts.escalateWords)}
          submit={t(ownComplaintTexts.escalateYes)}
          action={ownComplaintAddress(orderId, companyId, 'escalate')}
        />
      )}
      {open === 'take-back' && (
        <WordsSheet
          {...sheet}
          title={t(ownComplaintTexts.takeBack)}
          lead={t(ownComplaintTexts.takeBackLead)}
          hidden={{ ...sheet.hidden, intent: 'take-back' }}
          submit={t(ownComplaintTexts.takeBack)}
          look="danger"
          action={ownComplaintAddress(orderId, companyId, 'take-back')}
        />
      )}
    </ComplaintCard>
  )
}
