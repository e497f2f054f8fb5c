import { chargeText } from '#contract/charge-text.ts'

/** What the stand-in for the payment provider says that a dollar costs in Argentina, where its account was opened. */
const PESOS_A_DOLLAR = 1417

/** Dollars as the pages write what a card is charged or gets back: 4.5 → '$ 6376.50 ARS'. */
export function onCard(dollars: number): string {
  return chargeText(Math.round(dollars * 100) * PESOS_A_DOLLAR, 'ARS')
}
