/** What a visitor answered at the age gate, and until when that holds, in epoch seconds. */
export type AgeAnswer = 'adult' | 'minor'
/** `birthDay`: of an adult who is not old enough for every country yet; of anybody else it is not kept. */
export type KeptAge = { answer: AgeAnswer; expirySeconds: number; birthDay?: string }

/** The cookie that keeps it, signed: pages ask for it, and whoever places an order is held to it. */
export const AGE_COOKIE = 'age'
