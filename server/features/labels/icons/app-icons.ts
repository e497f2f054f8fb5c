import sharp from 'sharp'
import { MARK_SIZE, markDocument } from '../draw-mark.ts'
import { icoFile } from './ico-file.ts'

/** Whatever a launcher cuts away, a circle of 40 % stays (W3C, Web Application Manifest, "maskable"). */
const MASKABLE_BLEED = 0.24
/** iOS rounds the corners itself, and shows black where a picture is transparent. */
const TOUCH_BLEED = 0.1

/** The files that browsers and telephones ask for, by their name under `public/`; `npm run icons` writes them. */
export const APP_ICONS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'icon.svg': async () => Buffer.from(`${markDocument()}\n`),
  'favicon.ico': async () =>
    icoFile(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await renderMark(size) })))),
  'apple-touch-icon.png': () => renderMark(180, TOUCH_BLEED),
  'icon-192.png': () => renderMark(192),
  'icon-512.png': () => renderMark(512),
  'icon-maskable-512.png': () => renderMark(512, MASKABLE_BLEED),
}

function renderMark(size: number, bleed?: number): Promise<Buffer> {
  return sharp(Buffer.from(markDocument({ bleed })), { density: (72 * size) / MARK_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
