type Shape = readonly [width: number, height: number]

/**
 * The `sizes` of a picture that fills a frame and is cut where it must: one that is wider than the frame is drawn wider
 * than the frame, and would be blurred if it were chosen by the frame's width.
 * @param sizes of the frame: lengths with or without a media condition before them, as for `<img sizes>`
 */
export function coverSizes(sizes: string, frame: Shape, picture: Shape): string {
  const wider = picture[0] / picture[1] / (frame[0] / frame[1])
  if (wider <= 1) return sizes
  return sizes
    .split(',')
    .map((size) => size.trim().replace(/^(\(.+\) )?(.+)$/, `$1calc(${wider.toFixed(2)} * $2)`))
    .join(', ')
}
