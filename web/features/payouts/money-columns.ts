import * as commissionTexts from '#contract/texts/commission.ts'
import * as statementTexts from '#contract/texts/payout-statement.ts'
import type { Text } from '#contract/texts/text.ts'
import type { MoneyColumn } from './show-statement.server.ts'

/** What the parts of a sale's money are called. */
export const MONEY_HEADS: Record<MoneyColumn, Text> = {
  gross: statementTexts.gross,
  refunded: statementTexts.refunded,
  commission: commissionTexts.commission,
  commissionTax: statementTexts.commissionTax,
  fee: statementTexts.fee,
  net: statementTexts.net,
  paid: statementTexts.paid,
}
