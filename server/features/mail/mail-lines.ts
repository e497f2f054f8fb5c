type WithPicture = { beerId: string; image: string }

/** Lines as a mail shows them: with the whole address of each picture, which is the label where none is. */
export function linesOf<Line extends WithPicture>({ lines }: { lines: Line[] }, publicUrl: string) {
  return lines.map(({ image, ...line }) => ({
    ...line,
    picture: new URL(image || `/labels/${line.beerId}.png?width=300`, publicUrl).href,
  }))
}
