import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that a theme can break; all others are about words, order and sizes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Nothing under the pointer, nothing half-way: colours and sizes are looked at once they stand. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    // Nothing moves for so long: on a busy machine a frame, or the end of what was replaced meanwhile, may never come.
    const longest = new Promise((next) => setTimeout(next, 5000))
    // What has just been asked for begins with the next frame.
    for (const _ of [1, 2]) await Promise.race([new Promise((next) => requestAnimationFrame(next)), longest])
    // What follows a scrolled list, and not the clock, runs for as long as the list is there.
    const isEnding = ({ playState, effect, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity
    const ending = document.getAnimations().filter(isEnding)
    await Promise.race([Promise.allSettled(ending.map((animation) => animation.finished)), longest])
  })
}

/**
 * What breaks a rule of axe on the page as it is now, all of it: no page has frames.
 * @param rules these alone, and no others
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const found = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** All of axe's rules, in the colours of both themes, without a list of what is right. */
export async function expectNoViolations(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  expect(await violations(page, OF_COLOURS)).toEqual([])
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}
