/**
 * After so many wrong codes in a row, over however many log-ins, better-auth takes none for a while (NIST SP 800-63B, 5.2.2):
 * for everybody, so it stands behind our own counts, which tell an account's browsers from others.
 */
export const SECOND_FACTOR_LOCK = { enabled: true, maxFailedAttempts: 100, durationSeconds: 900 }
