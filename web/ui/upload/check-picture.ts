import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#contract/limits.ts'
import { PICTURE_REFUSALS } from '#contract/refusals/pictures.ts'
import { textOf } from '#contract/texts/text.ts'

/**
 * What the server would refuse for certain, told before anything is sent and in the same words; undefined for a file
 * that may go. `type` as browsers guess it from the name; where they know none, the server looks at the content.
 */
export function checkPicture({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  return (
    checkPictureKind({ size, type }) ??
    (size > PICTURE_MAX_BYTES ? textOf(PICTURE_REFUSALS['picture-too-large'].message) : undefined)
  )
}

/** The same of what no drawing it smaller mends: shrinkPicture. */
export function checkPictureKind({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (type && !(PICTURE_TYPES as readonly string[]).includes(type))
    return textOf(PICTURE_REFUSALS['picture-kind-refused'].message)
  return size === 0 ? textOf(PICTURE_REFUSALS['picture-empty'].message) : undefined
}
