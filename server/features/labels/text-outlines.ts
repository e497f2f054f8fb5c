import type { Font, Glyph } from 'fontkit'
import { normalForm } from '#contract/normal-form.ts'
import { type Face, openFont } from './open-font.ts'

/** A line of text as outlines. Lengths in em (1 = the font size); y grows upwards, 0 is the baseline. */
export interface TextLine {
  glyphs: readonly { glyph: Glyph; unitsPerEm: number; xEm: number }[]
  advanceEm: number
  /** What the outlines really cover: letters may reach beyond their advance. */
  ink: { left: number; right: number; top: number; bottom: number }
}

/** Path data is written in this many whole steps a pixel: finer than one decimal, and shorter. */
export const STEPS_PER_PX = 20

/**
 * The characters of the text that the face can draw, spaces collapsed. A character that it lacks is replaced by its
 * plain form where Unicode knows one (ﬁ → fi, ｗ → w) and dropped otherwise (emoji, other scripts, control characters).
 */
export function drawableText(face: Face, text: string): string {
  const font = openFont(face)
  let result = ''
  for (const character of normalForm(text, 'NFC').replace(/\s+/gu, ' ')) {
    if (has(font, character)) result += character
    else for (const part of character.normalize('NFKD')) if (has(font, part)) result += part
  }
  return result.replace(/ +/g, ' ').trim()
}

/** Lays out drawable text in one line; `spacingEm` is added after every letter but the last. */
export function layOutLine(face: Face, text: string, spacingEm = 0): TextLine {
  const glyphs: { glyph: Glyph; unitsPerEm: number; xEm: number }[] = []
  const ink = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  let xEm = 0
  const font = openFont(face)
  const em = font.unitsPerEm
  const run = font.layout(text, undefined, 'latn', undefined, 'ltr')
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index]!
    const box = boxOf(glyph)
    const left = xEm + position.xOffset / em
    if (box) {
      glyphs.push({ glyph, unitsPerEm: em, xEm: left })
      ink.left = Math.min(ink.left, left + box.minX / em)
      ink.right = Math.max(ink.right, left + box.maxX / em)
      ink.top = Math.max(ink.top, box.maxY / em)
      ink.bottom = Math.min(ink.bottom, box.minY / em)
    }
    xEm += position.xAdvance / em + spacingEm
  })
  if (glyphs.length === 0) return { glyphs, advanceEm: 0, ink: { left: 0, right: 0, top: 0, bottom: 0 } }
  return { glyphs, advanceEm: xEm - spacingEm, ink }
}

/**
 * Path data of a line whose ink is centred on `centerX`, its baseline at `baselineY` (px, y downwards), in whole
 * `STEPS_PER_PX`: put it inside a group that is scaled by 1 / STEPS_PER_PX.
 */
export function outlineCentered(line: TextLine, centerX: number, baselineY: number, sizePx: number): string {
  const startX = centerX - ((line.ink.left + line.ink.right) / 2) * sizePx
  let pathData = ''
  for (const { glyph, unitsPerEm, xEm } of line.glyphs) {
    pathData += outline(glyph, sizePx / unitsPerEm, startX + xEm * sizePx, baselineY)
  }
  return pathData
}

function outline(glyph: Glyph, scale: number, x: number, y: number): string {
  const stepX = (unit: number) => Math.round((x + unit * scale) * STEPS_PER_PX)
  const stepY = (unit: number) => Math.round((y - unit * scale) * STEPS_PER_PX)
  const letters = {
    moveTo: 'M',
    lineTo: 'l',
    quadraticCurveTo: 'q',
    bezierCurveTo: 'c',
    closePath: 'z',
  } as const
  let pathData = ''
  let penX = 0
  let penY = 0
  for (const { command, args } of glyph.path.commands) {
    const isMove = command === 'moveTo'
    pathData += letters[command]
    let endX = penX
    let endY = penY
    for (let at = 0; at < args.length; at += 2) {
      endX = stepX(args[at]!)
      endY = stepY(args[at + 1]!)
      const [dx, dy] = isMove ? [endX, endY] : [endX - penX, endY - penY]
      pathData += `${at > 0 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`
    }
    penX = endX
    penY = endY
  }
  return pathData
}

/** fontkit computes a glyph's box anew at every question; glyphs are shared, so their boxes are kept. */
const boxes = new WeakMap<
  Glyph,
  { minX: number; minY: number; maxX: number; maxY: number } | { empty: true }
>()

function boxOf(glyph: Glyph) {
  let box = boxes.get(glyph)
  if (!box) {
    box = glyph.path.commands.length > 0 ? glyph.path.bbox : { empty: true }
    boxes.set(glyph, box)
  }
  return 'empty' in box ? undefined : box
}

function has(font: Font, character: string): boolean {
  if (/\p{C}/u.test(character)) return false // control, format and unassigned characters draw nothing good
  return font.hasGlyphForCodePoint(character.codePointAt(0)!)
}
