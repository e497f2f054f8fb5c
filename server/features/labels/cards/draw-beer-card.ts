import { MAX_IBU } from '#contract/limits.ts'
import * as beerTexts from '#contract/texts/beer.ts'

import { fillIn } from '#contract/texts/fill-in.ts'
import { drawLabelInside, LABEL_HEIGHT, LABEL_WIDTH, type LabelBeer } from '../draw-label.ts'
import { fitName } from '../fit-name.ts'
import { svgDocument } from '../svg-document.ts'
import { drawCardFoot } from './draw-card-foot.ts'
import { AMBER, HOP, INK, INK_2, PAPER, TINT, TRACK } from './house-colors.ts'
import { setLine, setText } from './set-text.ts'

/** What Open Graph's readers show uncut (https://ogp.me; 1.91 : 1). */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

const LEFT = 548
const RIGHT = 1136
const WIDTH = RIGHT - LEFT
const NAME_ROOM = { widthPx: WIDTH, heightPx: 220, largestPx: 104, smallestPx: 46, lineLimit: 3 }
/** As on the shop's pages: hardly any beer is stronger. */
const FULL_STRENGTH_PERCENT = 12
const BAR = { x: 176, width: WIDTH - 176, height: 14 }

/** A beer as its card shows it: its brewery as people are shown it, while the label on it bears the name alone. */
export type CardBeer = LabelBeer & { shownAs?: string }

/** The card of a beer, 1200 × 630, for whoever shows a link to it: its label, and what it is in words. */
export function drawBeerCard(beer: CardBeer): string {
  const brewery = beer.shownAs ?? beer.company
  const name = fitName('display', beer.name, NAME_ROOM)
  const scales = beer.ibu === null ? 1 : 2
  // What stands above the foot is one block in the middle of its room.
  const blockHeight = 28 + 26 + name.heightPx + 52 + 38 * scales
  let y = 40 + (468 - blockHeight) / 2 + 24
  let words = setText('text', brewery, {
    x: LEFT,
    baselineY: y,
    sizePx: 29,
    color: INK_2,
    widthPx: WIDTH,
  })
  y += 30
  let baselineY = y + name.ascentPx
  name.lines.forEach((line, index) => {
    if (index > 0) baselineY += name.leadingsPx[index - 1]!
    words += setLine(line, { x: LEFT, baselineY, sizePx: name.sizePx, color: INK })
  })
  y += name.heightPx + 54
  words += setText('text', beer.type, { x: LEFT, baselineY: y, sizePx: 29, color: INK })
  y += 44
  const strength = fillIn(beerTexts.abv.es, { value: Math.round(beer.abvPercent * 10) / 10 })
  words += drawScale(strength, beer.abvPercent / FULL_STRENGTH_PERCENT, AMBER, y)
  if (beer.ibu !== null) {
    const bitterness = fillIn(beerTexts.ibu.es, { value: Math.round(beer.ibu) })
    words += drawScale(bitterness, beer.ibu / MAX_IBU, HOP, y + 38)
  }
  const title = `${beer.name}, ${brewery}`
  const drawn = ground() + drawStandingLabel(beer) + words + drawCardFoot(LEFT, RIGHT)
  return svgDocument(CARD_WIDTH, CARD_HEIGHT, title, drawn)
}

function ground(): string {
  return `<path fill="${PAPER}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/><path fill="${TINT}" d="M0 0h484v${CARD_HEIGHT}H0z"/>`
}

/** The label on the card's left, as it stands on the shop's shelves. */
function drawStandingLabel(beer: LabelBeer): string {
  const scale = 546 / LABEL_HEIGHT
  const left = (484 - LABEL_WIDTH * scale) / 2
  const edge = `width="${LABEL_WIDTH}" height="${LABEL_HEIGHT}" rx="8"`
  return (
    `<clipPath id="l"><rect ${edge}/></clipPath><g transform="translate(${left} 42) scale(${scale})">` +
    `<rect ${edge} y="5" fill="${TRACK}"/><rect ${edge} x="-2" y="2" fill="${TRACK}"/>` +
    `<g clip-path="url(#l)">${drawLabelInside(beer)}</g></g>`
  )
}

/** A fact in words and as a bar; `share` of it is filled. */
function drawScale(words: string, share: number, color: string, y: number): string {
  const middle = y - 8
  const filled = Math.min(1, Math.max(0, share)) * BAR.width
  const bar = (width: number, fill: string) =>
    width <= 0
      ? ''
      : `<path stroke="${fill}" stroke-width="${BAR.height}" d="M${LEFT + BAR.x + 7} ${middle}h${Math.max(0, width - 14)}"/>`
  return (
    setText('text', words, { x: LEFT, baselineY: y, sizePx: 25, color: INK, widthPx: BAR.x - 16 }) +
    bar(BAR.width, TRACK) +
    bar(filled, color)
  )
}
