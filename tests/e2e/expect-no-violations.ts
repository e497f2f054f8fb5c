import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The rules that a theme can break; all others are about words, order and sizes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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
 * What breaks a rule of axe on the page as it is now, all of it: no page has frames. The page is given axe once and says what it
 * found in a line each: with a builder of axe's own, which gives it anew each time and tells of all that was looked at, it took
 * three times as long (1.06 s and 0.35 s).
 * @param rules these alone, and no others
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: only } }),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, rules)
}

/** All of axe's rules, in the colours of both themes, without a list of what is right. */
export async function expectNoViolations(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  expect(await violations(page, OF_COLOURS)).toEqual([])
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}
