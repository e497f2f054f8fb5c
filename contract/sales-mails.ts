/** How a brewery may be mailed what it sells: a mail a sale, one in the morning for the day before, or none. No zod here: tables import this file too. */
export const SALES_MAILS = ['each', 'daily', 'none'] as const
export type SalesMails = (typeof SALES_MAILS)[number]
