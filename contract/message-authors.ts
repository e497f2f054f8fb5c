/** Who writes in a thread about an order: the two whose order it is. No zod here: tables and pages import this file too. */
export const MESSAGE_AUTHORS = ['buyer', 'brewery'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]
