/** How a withdrawal stands. No zod here: tables and pages import this file too. */
export const WITHDRAWAL_STATES = ['open', 'done', 'refused'] as const

/** How the days of a window are counted; business days are Monday to Friday, whatever holidays there are. */
export const WINDOW_DAYS = ['calendar', 'business'] as const
