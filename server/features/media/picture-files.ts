import { pictureWidths, uploadedPicture } from '#contract/pictures.ts'
import { pictureAddress } from './picture-address.ts'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The file in the media storage that holds one version of a picture; `width` in pixels. */
export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`
}

/** Every file of a picture; none for what is not the name of one. */
export function pictureFiles(name: string): string[] {
  const picture = uploadedPicture(pictureAddress(name))
  if (!picture) return []
  return pictureWidths(picture.width).flatMap((width) =>
    PICTURE_FORMATS.map((format) => pictureFile(name, width, format)),
  )
}
