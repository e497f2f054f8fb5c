import type { ResponseOf } from '#contract/endpoint.ts'
import type { readReturnFile } from '#contract/payout-endings.ts'
import * as payoutBankFileTexts from '#contract/texts/payout-bank-file.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from '../payouts.module.css'

type Props = {
  action: string
  outcome: ResponseOf<typeof readReturnFile> | undefined
  /** Why the last file was not read. */
  error: string | undefined
}

/** Takes the bank's return file, and tells what it said. */
export function ReturnFile({ action, outcome, error }: Props) {
  const t = useText()
  const isSending = useIsSending()
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="return-title">
      <h2 id="return-title">{t(payoutBankFileTexts.returnTitle)}</h2>
      {outcome && <Outcome outcome={outcome} />}
      <PostForm
        action={action}
        encType="multipart/form-data"
        preventScrollReset
        className={`stack gap-4 ${styles.form}`}
      >
        <input type="hidden" name="act" value="return-file" />
        <FileField
          id="return-file"
          name="file"
          accept=".ret,.txt,text/plain"
          label={t(payoutBankFileTexts.returnFile)}
          hint={t(payoutBankFileTexts.returnHint)}
          error={error}
        />
        <Button type="submit" look="outline" busy={isSending}>
          {t(payoutBankFileTexts.readReturn)}
        </Button>
      </PostForm>
    </section>
  )
}

function Outcome({ outcome: { paid, failed, unknown, broken } }: { outcome: NonNullable<Props['outcome']> }) {
  const t = useText()
  const counts = { paid, failed, unknown, broken: broken.length }
  return (
    <div role="status" className="stack gap-3">
      <h3>{t(payoutBankFileTexts.returnRead)}</h3>
      <FactList
        empty="0"
        facts={(['paid', 'failed', 'unknown', 'broken'] as const).map((what) => ({
          name: t(payoutBankFileTexts.outcome[what]),
          value: counts[what],
        }))}
      />
      {broken.length > 0 && (
        <ul className="stack gap-1">
          {broken.map(({ line, reason }) => (
            <li key={line}>{t(payoutBankFileTexts.brokenLine, { line, reason })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
