/**
 * Why a mail is held back and never leaves: nobody has proved the address and no real money asks for it; or the address
 * has had as many links as one gets a day. No zod here: tables and pages import this file too.
 */
export const HELD_BACK = ['unproved', 'too-many'] as const
export type HeldBack = (typeof HELD_BACK)[number]
/** How long admins are shown what was held back. */
export const HELD_BACK_SHOWN_DAYS = 7
/** Of the corrections of a parcel on its way, one mail leaves in so many hours; it says the newest. */
export const CORRECTION_MAIL_HOURS = 24
