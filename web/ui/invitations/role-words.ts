import type { Text } from '#contract/texts/text.ts'

/** What roles that somebody can be invited to are called, and what each may do. */
export type RoleWords = Readonly<Record<string, { name: Text; may: Text }>>
