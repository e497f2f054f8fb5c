import { and, eq, inArray, isNull } from 'drizzle-orm'
import { refuse } from '#contract/errors.ts'
import { uploadedPicture } from '#contract/pictures.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { pictures } from '#database/schema.ts'
import { takeTurns } from '../../take-turns.ts'
import type { MediaService } from './media-service.ts'
import { pictureNameOf } from './picture-address.ts'

/**
 * Decoding 40 megapixels takes up to 730 MB while it lasts (docs/decisions/0011-pictures.md); who waits holds their file,
 * 8 MB.
 */
const DRAWN_AT_ONCE = 1
const WAITING = 16

const notOurs = () => refuse('malformed', undefined, { image: textOf(formTexts.badImage) })

/** Pictures as other features see them. Made once a process. */
export function createMediaService(): MediaService {
  return {
    turns: takeTurns({ atOnce: DRAWN_AT_ONCE, waiting: WAITING }),
    async claim(tx, address) {
      if (!address?.startsWith('/media/')) return undefined
      if (!uploadedPicture(address)) return notOurs()
      // Waits for a sweeper that has just looked at it, then finds it there or condemned. Claims do not wait for
      // one another.
      const [found] = await tx
        .select({ name: pictures.name })
        .from(pictures)
        .where(and(eq(pictures.name, pictureNameOf(address)), isNull(pictures.condemnedAt)))
        .for('key share')
      return found ? undefined : notOurs()
    },
    async claimPrivate(tx, names) {
      if (!names.length) return true
      const found = await tx
        .select({ name: pictures.name })
        .from(pictures)
        .where(and(inArray(pictures.name, [...names]), isNull(pictures.condemnedAt)))
        .for('key share')
      return found.length === names.length
    },
  }
}
