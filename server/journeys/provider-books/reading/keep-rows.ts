import { sql } from 'drizzle-orm'
import type { ReportKind } from '#contract/provider-book-kinds.ts'
import { chargeCurrency } from '../../../charge/read-quote.ts'
import type { Services } from '../../../services.ts'
import type { KeyedRow } from './read-report.ts'

/**
 * Keeps rows of a report. One that another report has told already is counted once; what that one's columns left out is filled in. A row that says
 * no currency is in that of the account.
 * @returns how many no report had told before
 */
export async function keepRows(
  { db, env }: Pick<Services, 'db' | 'env'>,
  reportId: string,
  kind: ReportKind,
  rows: KeyedRow[],
): Promise<number> {
  if (!rows.length) return 0
  const kept = await db.execute<{ isNew: boolean }>(sql`
    INSERT INTO provider_report_rows AS known (key, report_id, kind, source_id, refund_ref, external_reference, record_type,
      description, movement, at, credit_cents, debit_cents, gross_cents, fee_cents, tax_cents, currency)
    SELECT key, ${reportId}, ${kind}, "sourceId", "refundRef", reference, "recordType", description, movement, at,
           "creditCents", "debitCents", "grossCents", "feeCents", "taxCents",
           coalesce(currency, ${chargeCurrency(env)})
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS read (
      key text, "sourceId" text, "refundRef" text, reference text, "recordType" text, description text, movement text,
      at timestamptz, "creditCents" bigint, "debitCents" bigint, "grossCents" bigint, "feeCents" bigint, "taxCents" bigint,
      currency text)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      refund_ref = coalesce(known.refund_ref, excluded.refund_ref),
      external_reference = coalesce(nullif(known.external_reference, ''), excluded.external_reference),
      gross_cents = coalesce(known.gross_cents, excluded.gross_cents),
      fee_cents = coalesce(known.fee_cents, excluded.fee_cents),
      tax_cents = coalesce(known.tax_cents, excluded.tax_cents),
      currency = coalesce(known.currency, excluded.currency)
    RETURNING xmax = 0 AS "isNew"`)
  return kept.rows.filter(({ isNew }) => isNew).length
}
