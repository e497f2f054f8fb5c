import { z } from 'zod'

/** Values that no single call gives a shape to: what was changed, what a notice said, what a file's cells said. */

const word = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** Words, numbers, yes and no, nothing, by their names. */
export const plainValues = z.record(z.string(), word)

/** The same where one may also be a list, or have parts: the facts and the fields of what an admin did. */
export const namedValues = z.record(
  z.string(),
  z.union([word, z.array(word), z.array(plainValues), plainValues]),
)
