/** Enough for some two days, with an hour between: an address that takes nothing for so long takes nothing. */
export const MAIL_ATTEMPTS = 50
