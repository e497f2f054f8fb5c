import { and, eq, isNull } from 'drizzle-orm'
import { refuse } from '#contract/errors.ts'
import { uploadedPicture } from '#contract/pictures.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { pictures } from '#database/schema.ts'
import type { MediaService } from './media-service.ts'
import { pictureNameOf } from './picture-address.ts'

const notOurs = () => refuse('malformed', undefined, { image: textOf(formTexts.badImage) })

/** Pictures as other features see them. Made once a process. */
export function createMediaService(): MediaService {
  return {
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
  }
}
