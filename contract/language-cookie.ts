/** Keeps the language that a browser's reader has chosen; its name has the prefix of cookie-name.ts. */
export const LANGUAGE_COOKIE = 'language'
export const LANGUAGE_KEPT_SECONDS = 365 * 24 * 3600
