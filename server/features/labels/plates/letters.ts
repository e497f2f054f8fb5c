import { type DrawPlate, freeOf, MARGIN, printOf, type Round } from './plate.ts'
import { fitWords, setWords } from './words.ts'

/** How far a letter's paper reaches around it: it reads on any picture as it does on a plate. */
const RIM = 6.5
const SIDE = 22
/** How much of the text a thing goes on under. */
const UNDER = 46

/** No plate: the letters are cut out of the house's paper and stuck on the picture, which goes on under them. */
export const drawLetters: DrawPlate = (text, hand, { calm }) => {
  const { ground, ink } = printOf(hand)
  const words = fitWords(text, { plate: 'letters', face: hand.face, companyPx: 13, factsPx: 16.5, gapPx: 10 })
  const { heightPx } = words
  const isOnTop = hand.lift < 0.35
  const top = calm ? (420 - heightPx) / 2 : isOnTop ? SIDE : 420 - SIDE - heightPx
  const rim = { color: ground, px: RIM }
  return {
    svg: setWords(words, { x: 150, top, ink, rim }),
    box: {
      left: SIDE - MARGIN,
      top: top - MARGIN,
      width: 300 - 2 * (SIDE - MARGIN),
      height: heightPx + 2 * MARGIN,
    },
    hero: isOnTop && !calm ? beside(top + heightPx - UNDER, 414) : beside(6, top + UNDER),
    window: freeOf(top + (isOnTop ? 0 : UNDER), top + heightPx - (isOnTop ? UNDER : 0)),
    isUpon: true,
  }
}

/** The largest round between two heights. */
function beside(top: number, foot: number): Round {
  const size = Math.min(290, foot - top)
  return { x: 150, y: (top + foot) / 2, size }
}
