import { pictureWidths } from '#contract/pictures.ts'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The file in the media storage that holds one version of a picture; `width` in pixels. */
export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`
}

/** A name, of one that has an address or not, ends in its size: the width in pixels of its widest version comes first. */
const WIDTH = /-([1-9]\d{0,3})x[1-9]\d{0,3}$/

/** What the names of documents begin with, which lie beside the pictures: one file each, under their whole name. */
export const DOCUMENT_PREFIX = 'document-'
const DOCUMENT = new RegExp(`^${DOCUMENT_PREFIX}[\\w-]{22}\\.(pdf|jpg|png)$`)

/** Every file that a picture or a document may have; none for what is not the name of one. */
export function pictureFiles(name: string): string[] {
  if (DOCUMENT.test(name)) return [name]
  const width = WIDTH.exec(name)?.[1]
  if (!width) return []
  return pictureWidths(Number(width)).flatMap((width) =>
    PICTURE_FORMATS.map((format) => pictureFile(name, width, format)),
  )
}
