/** What a check found, in a sentence; of what keeps the shop from taking money it also says what to do. */
export type Finding = { stands: boolean; says: string }

export const good = (says: string): Finding => ({ stands: true, says })
export const bad = (says: string): Finding => ({ stands: false, says })
