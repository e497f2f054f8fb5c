import type { PayoutRun } from '#contract/payout-runs.ts'
import * as payoutBankFileTexts from '#contract/texts/payout-bank-file.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from '../payouts.module.css'
import { type RunPlace, runAddress } from './run-address.ts'

const NAMES = { csv: 'payouts.csv', cnab240: 'payouts.rem' } as const

/**
 * The files of a run: what waits is sent in a format, and then downloaded as often as it is wanted. Of one that is paid by hand the accounts,
 * as long as somebody has to transfer something.
 */
export function BankFile({ run, place }: { run: PayoutRun; place: RunPlace }) {
  const t = useText()
  const isByHand = run.way === 'by-hand'
  if (!run.sendable.length && !run.written.length) return null
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="bank-file">
      <h2 id="bank-file">
        {t(isByHand ? payoutBankFileTexts.accountsTitle : payoutBankFileTexts.fileTitle)}
      </h2>
      <p className="quiet">{t(isByHand ? payoutBankFileTexts.accountsLead : payoutBankFileTexts.fileLead)}</p>
      {run.sendable.length > 0 && (
        <PostForm action={runAddress(run.id, place)} preventScrollReset className="row gap-3">
          <input type="hidden" name="act" value="send" />
          {run.sendable.map((format) => (
            <Button key={format} type="submit" name="format" value={format} look="outline">
              {t(payoutBankFileTexts.send[format])}
            </Button>
          ))}
        </PostForm>
      )}
      {run.written.length > 0 && (
        <p className="row gap-3">
          {run.written.map((format) => (
            <LinkButton
              key={format}
              to={`/api/admin/payout-runs/${run.id}/${NAMES[format]}`}
              look="outline"
              reloadDocument
              discover="none"
              download
            >
              {t(isByHand ? payoutBankFileTexts.downloadAccounts : payoutBankFileTexts.downloadFile[format])}
            </LinkButton>
          ))}
        </p>
      )}
    </section>
  )
}
