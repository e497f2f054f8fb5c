/** After so many wrong codes in a row, over however many log-ins, better-auth takes none for a while (NIST SP 800-63B, 5.2.2). */
export const SECOND_FACTOR_LOCK = { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 }
