import type { Face } from './open-font.ts'
import { drawableText, layOutLine, type TextLine } from './text-outlines.ts'

export interface FittedName {
  lines: readonly TextLine[]
  sizePx: number
  /** From each baseline to the next one; one shorter than `lines`. */
  leadingsPx: readonly number[]
  /** From the first line's ink top to the last line's ink bottom. */
  heightPx: number
  /** How far the first line's ink reaches above its baseline. */
  ascentPx: number
  /** Nothing is left out, and no word is broken. */
  whole: boolean
}

export interface Room {
  widthPx: number
  heightPx: number
  largestPx: number
  smallestPx: number
  lineLimit: number
}

const LINE_HEIGHT = 1
const LINE_GAP_EM = 0.1

/**
 * Sets a name in at most `lineLimit` lines at the largest size that fits the room, fewer lines where sizes are equal.
 * A name too long at the smallest size ends in an ellipsis; a word too long for a line is broken with a hyphen.
 * A name without one drawable character has no lines.
 */
export function fitName(face: Face, name: string, room: Room): FittedName {
  const text = drawableText(face, name)
  if (text === '') return { lines: [], sizePx: 0, leadingsPx: [], heightPx: 0, ascentPx: 0, whole: true }
  const words = text.split(' ')
  const widths = words.map((word) => layOutLine(face, word).advanceEm)
  const space = layOutLine(face, 'n n').advanceEm - 2 * layOutLine(face, 'n').advanceEm

  let best: FittedName | undefined
  for (let count = 1; count <= Math.min(room.lineLimit, words.length); count++) {
    const candidate = measure(
      evenLines(words, widths, space, count).map((line) => layOutLine(face, line)),
      room,
    )
    // One line more must be worth it: a few percent of size are not.
    if (!best || candidate.sizePx > best.sizePx * 1.08) best = candidate
  }
  if (best && best.sizePx >= room.smallestPx) return best
  return { ...measure(breakAtSmallest(face, words, room), room), whole: false }
}

/** Splits words into `count` lines so that the widest line is as narrow as possible. */
function evenLines(words: string[], widths: number[], space: number, count: number): string[] {
  const widthOf = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, 0) + space * (to - from - 1)
  const split = (from: number, left: number): { widest: number; ends: number[] } => {
    if (left === 1) return { widest: widthOf(from, words.length), ends: [words.length] }
    let best = { widest: Infinity, ends: [] as number[] }
    for (let end = from + 1; end <= words.length - left + 1; end++) {
      const rest = split(end, left - 1)
      const widest = Math.max(widthOf(from, end), rest.widest)
      if (widest < best.widest) best = { widest, ends: [end, ...rest.ends] }
    }
    return best
  }
  const { ends } = split(0, count)
  return ends.map((end, index) => words.slice(index === 0 ? 0 : ends[index - 1], end).join(' '))
}

function measure(lines: TextLine[], room: Room): FittedName {
  const widestEm = Math.max(...lines.map(({ ink }) => ink.right - ink.left), 0.01)
  // Lines move apart only where a hanging letter would touch an accent below it.
  const leadingsEm = lines
    .slice(1)
    .map((line, index) => Math.max(LINE_HEIGHT, line.ink.top - lines[index]!.ink.bottom + LINE_GAP_EM))
  const ascentEm = lines[0]!.ink.top
  const heightEm = ascentEm + leadingsEm.reduce((sum, leading) => sum + leading, 0) - lines.at(-1)!.ink.bottom
  const sizePx = Math.min(room.largestPx, room.widthPx / widestEm, room.heightPx / heightEm)
  return {
    lines,
    sizePx,
    leadingsPx: leadingsEm.map((leading) => leading * sizePx),
    heightPx: heightEm * sizePx,
    ascentPx: ascentEm * sizePx,
    whole: true,
  }
}

/** Fills line after line at the smallest size; what is left for the last line and does not fit ends in an ellipsis. */
function breakAtSmallest(face: Face, words: readonly string[], room: Room): TextLine[] {
  const widthEm = room.widthPx / room.smallestPx
  const fits = (text: string) => {
    const { ink } = layOutLine(face, text)
    return ink.right - ink.left <= widthEm
  }
  const waiting = [...words]
  const lines: string[] = []
  while (waiting.length > 0 && lines.length < room.lineLimit - 1) lines.push(takeLine(waiting, fits))
  if (waiting.length > 0) lines.push(shortened(waiting.join(' '), fits))
  return lines.map((line) => layOutLine(face, line))
}

/** Takes as many words as fit a line, at least one; a word longer than the line is broken. */
function takeLine(waiting: string[], fits: (text: string) => boolean): string {
  let line = waiting.shift()!
  if (!fits(line)) {
    const letters = [...line]
    let count = letters.length - 1
    while (count > 1 && !fits(`${letters.slice(0, count).join('')}-`)) count--
    waiting.unshift(letters.slice(count).join(''))
    return `${letters.slice(0, count).join('')}-`
  }
  while (waiting.length > 0 && fits(`${line} ${waiting[0]}`)) line += ` ${waiting.shift()}`
  return line
}

/** The text itself where it fits, otherwise as much of it as fits with an ellipsis. */
export function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...text]
  do letters.pop()
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`))
  return `${letters.join('').trimEnd()}…`
}
