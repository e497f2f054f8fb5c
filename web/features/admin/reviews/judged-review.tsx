import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as judgeTexts from '#contract/texts/judge.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type JudgePlace, judgeAddress } from './judge-address.ts'
import styles from './reviews.module.css'
import type { ShownReview } from './show-judged-reviews.server.ts'

/** A review as an admin sees it: who wrote what of which beer, why it was reported, and what can be decided. */
export function JudgedReview({ review, at }: { review: ShownReview; at: JudgePlace }) {
  const t = useText()
  const { id, writer, beer, company, rate, comment, answer, hiddenAt, report } = review
  const which = t(accountWords.reviewByPerson, { person: writer.name, beer: beer.name })
  return (
    <article className={styles.review} id={`review-${id}`} aria-labelledby={`who-${id}`}>
      <div className="stack gap-1">
        <header className={`row ${styles.who}`}>
          <h2 id={`who-${id}`}>
            <IfMay what="read-desk" otherwise={writer.name}>
              <Link to={`/admin/buyer/${writer.id}`}>{writer.name}</Link>
            </IfMay>
            <span className="visually-hidden">
              {' '}
              {t(judgeTexts.about, { beer: beer.name, company: company.company })}
            </span>
          </h2>
          <p className={`quiet ${styles.quiet} wrap ${styles.of}`}>
            <Link to={`/detail/${beer.id}#ratings`}>{beer.name}</Link>
            <span aria-hidden="true">·</span>
            <IfMay what="read-desk" otherwise={company.company}>
              <Link to={`/admin/seller/${company.id}`}>{company.company}</Link>
            </IfMay>
          </p>
          <Stars value={rate} size={18} />
          <time dateTime={review.date}>{review.day}</time>
          <StatusWord tone={hiddenAt ? 'bad' : 'good'}>
            {t(hiddenAt ? judgeTexts.isHidden : judgeTexts.shown)}
          </StatusWord>
        </header>
        {comment ? (
          <p className={styles.said}>{comment}</p>
        ) : (
          <p className={`quiet ${styles.quiet}`}>{t(accountWords.noComment)}</p>
        )}
        {hiddenAt && (
          <p className={`quiet ${styles.quiet}`}>{t(judgeTexts.hiddenOn, { day: review.hiddenDay })}</p>
        )}
        {answer && (
          <Aside
            title={t(judgeTexts.answer, { company: company.company })}
            day={review.answerDay}
            at={answer.date}
          >
            {answer.text}
          </Aside>
        )}
        {answer?.earlier.map((text) => (
          <p key={text} className={`quiet ${styles.quiet}`}>
            {t(judgeTexts.answerBefore, { text })}
          </p>
        ))}
        {report && (
          <Aside
            title={t(judgeTexts.report, { company: company.company })}
            day={review.reportDay}
            at={report.date}
            state={<ReportState outcome={report.outcome} />}
          >
            {report.reason}
          </Aside>
        )}
      </div>
      <div className={`wrap gap-2 ${styles.tools}`}>
        {report && !report.outcome && (
          <Decide intent="keep" id={id} at={at} says={t(judgeTexts.keep)} which={which} />
        )}
        {hiddenAt ? (
          <Decide intent="restore" id={id} at={at} says={t(judgeTexts.restore)} which={which} />
        ) : (
          <IfMay what="goods">
            <LinkButton to={judgeAddress(at, id)} look="quiet" size="small" preventScrollReset>
              {t(judgeTexts.hide)} <span className="visually-hidden">{which}</span>
            </LinkButton>
          </IfMay>
        )}
      </div>
    </article>
  )
}

type AsideProps = { title: string; day: string; at: string; state?: ReactNode; children: ReactNode }

/** What the brewery says: to everybody, or to the administration. */
function Aside({ title, day, at, state, children }: AsideProps) {
  return (
    <div className={`stack gap-1 ${styles.aside}`} data-warns={state ? '' : undefined}>
      <p className={`row ${styles.who}`}>
        <strong>{title}</strong>
        <time dateTime={at}>{day}</time>
        {state}
      </p>
      <p className={styles.said}>{children}</p>
    </div>
  )
}

function ReportState({ outcome }: Pick<NonNullable<ShownReview['report']>, 'outcome'>) {
  const t = useText()
  if (!outcome) return <StatusWord tone="waiting">{t(adminWords.waiting)}</StatusWord>
  return (
    <StatusWord tone="over">
      {t(outcome === 'hidden' ? judgeTexts.reportHidden : judgeTexts.reportKept)}
    </StatusWord>
  )
}

type DecideProps = { intent: 'keep' | 'restore'; id: string; at: JudgePlace; says: string; which: string }

/** A decision that harms nobody: one button, no reason asked. */
function Decide({ intent, id, at, says, which }: DecideProps) {
  const sent = useNavigation().formData
  const isSending = sent?.get('intent') === intent && sent.get('reviewId') === id
  return (
    <IfMay what="goods">
      <PostForm action={judgeAddress(at)} preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="reviewId" value={id} />
        <Button type="submit" look="outline" size="small" busy={isSending}>
          {says} <span className="visually-hidden">{which}</span>
        </Button>
      </PostForm>
    </IfMay>
  )
}
