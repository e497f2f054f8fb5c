import type { ComponentProps, CSSProperties } from 'react'
import { uploadedPicture } from '#contract/pictures.ts'
import { coverSizes } from './cover-sizes.ts'
import styles from './picture.module.css'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  /** Its address: an uploaded picture, or a drawing of ours. */
  image: string
  /** What it says to who does not see it; '' beside words that say the same. */
  alt: string
  /** How wide it or its frame is drawn, as for `<img sizes>`: browsers choose the file by it before any style is there. */
  sizes: string
  /** Width and height of the frame that it fills, cut where it must; without one it keeps its own shape. */
  frame?: readonly [width: number, height: number]
}

/**
 * A picture of a beer, a company or a person. An uploaded one comes in the width and format that suit the screen (AVIF,
 * WebP); a drawing is one file. Its place is kept while it loads, so that nothing shifts.
 */
export function Picture({ image, alt, sizes, frame, className, style, ...img }: Props) {
  const uploaded = uploadedPicture(image)
  const [width, height] = frame ?? (uploaded ? [uploaded.width, uploaded.height] : [])
  const shape = width && height ? ({ '--shape': `${width} / ${height}`, ...style } as CSSProperties) : style
  const drawn = (
    <img
      loading="lazy"
      decoding="async"
      {...img}
      className={[styles.picture, className].filter(Boolean).join(' ')}
      style={shape}
      src={uploaded?.src ?? image}
      alt={alt}
      width={width}
      height={height}
    />
  )
  if (!uploaded) return drawn
  const drawnAt = frame ? coverSizes(sizes, frame, [uploaded.width, uploaded.height]) : sizes
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={uploaded.avif} sizes={drawnAt} />
      <source type="image/webp" srcSet={uploaded.webp} sizes={drawnAt} />
      {drawn}
    </picture>
  )
}
