/** In the log-in page's address: a form was sent when its session was over (see guard-pages.ts). */
export const SESSION_ENDED = 'ended'

/** Where what was typed waits, in this tab alone. */
export const TYPED = 'typed'

/** Who typed, where nobody is logged in. */
export const NOBODY = ''

/** A form as it was sent, or left for a moment: from which page, by whom. */
export type SentForm = { at: string; userId: string; formData: FormData }

/** What waits of it. */
export type Typed = Pick<SentForm, 'at' | 'userId'> & { entries: [name: string, value: string][] }
