import sharp from 'sharp'

/** Renders an SVG document to PNG at a width in pixels; the height follows from its proportions. */
export function renderLabelPng(svg: string, widthPx: number): Promise<Buffer> {
  const drawnWidth = Number(/ width="(\d+)"/.exec(svg)![1])
  // 72 dpi is one pixel a unit: rendering at the wanted density keeps every edge sharp.
  return sharp(Buffer.from(svg), { density: (72 * widthPx) / drawnWidth })
    .resize({ width: widthPx })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
