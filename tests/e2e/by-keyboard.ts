import { expect, type Locator, type Page } from '@playwright/test'

/** Further than any page has stops. */
const MOST_STOPS = 250
/** A date has a stop for its day, its month, its year and its calendar: so long the focus may stay on one element. */
const PARTS_OF_A_DATE = 4

/** Where the focus is: on the target or not, drawn or not, in sight or not, and whether it has moved since the last look. */
function lookAtFocus(target: Locator) {
  return target.evaluateAll((wanted) => {
    const page = window as Window & { lastStop?: Element | null }
    const stop = document.activeElement ?? document.body
    const hasMoved = page.lastStop !== stop || stop === document.body
    page.lastStop = stop
    const isDrawn = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    // A label outlines the control that lies unseen over it, a card its link, a search its box.
    const marks = [stop]
    for (let up = stop.parentElement; up && !up.matches('main, nav, ul'); up = up.parentElement)
      marks.push(up)
    // The browser itself marks the calendar of a date, which is a part of the field.
    const isCalendar = stop.matches('input[type=date]:not(:focus-visible)')
    const isSeen = isCalendar || getComputedStyle(stop).boxShadow !== 'none' || marks.some(isDrawn)
    const { top, bottom, left, right } = stop.getBoundingClientRect()
    const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const words =
      stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 60)
    // Where a page begins, or a thing that has gone was: nobody comes there by Tab, and nothing is done there.
    const isPlace = stop === document.body || stop.getAttribute('tabindex') === '-1'
    const isThere = wanted.some((element) => element === stop)
    return { name: `${stop.tagName} ${words}`, hasMoved, isSeen: isPlace || (isSeen && isInSight), isThere }
  })
}

/**
 * Goes on with the Tab key until the focus is on the target. Every stop on the way has to be seen (WCAG 2.2, 2.4.7 and
 * 2.4.11) and to let go again (2.1.2).
 */
export async function tabTo(target: Locator, { back = false } = {}): Promise<void> {
  await expect(target.first()).toBeAttached()
  await expect(target.first()).toBeEnabled()
  const page = target.page()
  let stays = 0
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const { name, hasMoved, isSeen, isThere } = await lookAtFocus(target)
    if (stops > 0 || isThere) {
      // Carousels and edges of fields take a moment to follow.
      if (!isSeen)
        await expect.poll(async () => (await lookAtFocus(target)).isSeen, `${name} is seen`).toBe(true)
      if (isThere) return
      stays = hasMoved ? 0 : stays + 1
      expect(stays, `the focus leaves ${name}`).toBeLessThan(PARTS_OF_A_DATE)
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

/** Goes there and presses a key: Enter follows links and presses buttons. */
export async function press(target: Locator, key = 'Enter', way = { back: false }): Promise<void> {
  await tabTo(target, way)
  await target.page().keyboard.press(key)
}

/** Goes there and types over what stands there; of a list, what the choice begins with. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  const { keyboard } = target.page()
  const isText = await target.evaluate((field) => field.matches('textarea, input:not([type=date])'))
  if (isText) await keyboard.press('ControlOrMeta+a')
  await keyboard.type(text)
}

/** The focus has not been lost: it is on something of the page, not on nothing at all. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
