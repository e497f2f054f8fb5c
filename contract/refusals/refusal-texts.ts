import type { Text } from '../texts/text.ts'

/** Refusals by their code: the HTTP status, and what a page shows. */
export type RefusalTexts = Record<string, { status: number; message: Text }>
