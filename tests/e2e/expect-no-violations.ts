import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * All of axe's rules on all of the page. In one piece, since no page has frames, and without a list of what is right.
 *
 * Colours are looked at once they stand: nothing under the pointer, nothing half-way.
 */
export async function expectNoViolations(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    const ending = document.getAnimations().filter(isEnding)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
