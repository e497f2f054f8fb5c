import { useId } from 'react'
import { COMPLAINT_ANSWER_DAYS } from '#contract/limits.ts'
import * as ownComplaintTexts from '#contract/texts/own-complaint.ts'
import { useText } from '#web/texts.ts'
import styles from './complaints.module.css'

/** What a buyer who complains can count on, step by step. @param until the last day on which they can, in words */
export function WhatFollows({ company, until }: { company: string; until: string | null }) {
  const t = useText()
  const titleId = useId()
  return (
    <section className={`stack gap-3 ${styles.follows}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(ownComplaintTexts.follows)}</h2>
      <ol className="stack gap-3">
        <li>{t(ownComplaintTexts.followsAnswer, { company, days: COMPLAINT_ANSWER_DAYS })}</li>
        <li>{t(ownComplaintTexts.followsReply)}</li>
        <li>{t(ownComplaintTexts.followsMoney)}</li>
      </ol>
      {until && <p className="quiet">{t(ownComplaintTexts.until, { date: until })}</p>}
    </section>
  )
}
