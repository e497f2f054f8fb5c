import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { Approval } from '#contract/approvals.ts'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import * as approvalTexts from '#contract/texts/approval.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { type BeersToLookAt, BeersToLookAtList } from './beers-to-look-at.tsx'
import styles from './person.module.css'
import { personPages } from './person-pages.ts'

/** Why a question was not asked: what is wrong with its words, and what was typed. */
export type NotAsked = { asked: { wrong: string; typed: string } }

type Props = {
  seller: { id: string; status: boolean }
  approval: Approval
  beers: BeersToLookAt
  day: string
  failed: NotAsked | undefined
}

/** A new brewery that waits to be looked at: approve it, ask it for something, or refuse it, which is to switch it off. */
export function ApprovalPanel({ seller: { id, status }, approval, beers, day, failed }: Props) {
  const t = useText()
  const { record, products = record } = personPages('seller', id)
  const isApproving = useNavigation().formData?.get('approval') === 'approve'
  return (
    <Notice label={t(approvalTexts.panelTitle)}>
      <div className={`stack gap-3 ${styles.approval}`}>
        <h2>{t(approvalTexts.panelTitle)}</h2>
        <p>{t(approvalTexts.panelLead, { day })}</p>
        {approval.asked && <p className="quiet">{t(approvalTexts.asked, { words: approval.asked })}</p>}
        <BeersToLookAtList {...beers} allAt={products} />
        {status ? (
          <>
            <div className="wrap gap-3">
              <PostForm action={record} preventScrollReset>
                <input type="hidden" name="approval" value="approve" />
                <Button type="submit" busy={isApproving}>
                  {t(approvalTexts.approve)}
                </Button>
              </PostForm>
              <LinkButton to={`${record}?inactivate=1`} look="danger" preventScrollReset>
                {t(approvalTexts.refuse)}
              </LinkButton>
            </div>
            {failed ? (
              <AskForm action={record} failed={failed} />
            ) : (
              <Disclosure title={t(approvalTexts.ask)}>
                <AskForm action={record} failed={failed} />
              </Disclosure>
            )}
          </>
        ) : (
          <p>{t(approvalTexts.panelOff)}</p>
        )}
      </div>
    </Notice>
  )
}

function AskForm({ action, failed }: { action: string; failed: NotAsked | undefined }) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.asked.typed ?? '')
  const isSending = useNavigation().formData?.get('approval') === 'ask'
  return (
    <PostForm action={action} noValidate preventScrollReset className="stack gap-3">
      <input type="hidden" name="approval" value="ask" />
      <TextArea
        id="words"
        name="words"
        label={t(approvalTexts.askWords)}
        hint={t(approvalTexts.askHint)}
        error={failed?.asked.wrong}
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        defaultValue={failed?.asked.typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" look="outline" busy={isSending} disabled={live && !typed.trim()}>
          {t(approvalTexts.sendAsked)}
        </Button>
      </div>
    </PostForm>
  )
}
