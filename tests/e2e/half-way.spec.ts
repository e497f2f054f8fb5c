import { violations } from './expect-no-violations.ts'
import { expect, test } from './shop.ts'

/** Where each movement is looked at, in milliseconds since it began. */
const MOMENTS = [0, 60, 120, 200, 300, 500, 1000, 2640, 2660, 2750, 2850, 2950, 3100]

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'no-preference' } })

test('in the midst of what moves words are read or not there', async ({ page, publish }) => {
  const beer = await publish()
  await page.addInitScript(() => {
    // What goes away by the clock stays, so that its end can be looked at for as long as that takes.
    const { setTimeout } = window
    const all = ((run: () => void, ms?: number, ...rest: []) =>
      ms && ms >= 3000 ? 0 : setTimeout(run, ms, ...rest)) as typeof setTimeout
    window.setTimeout = all
  })
  for (const path of ['/home', '/shop', `/detail/${beer.id}`]) {
    await page.goto(path)
    const seen: string[] = []
    for (const moment of MOMENTS) {
      await page.evaluate((at) => {
        for (const animation of document.getAnimations()) {
          animation.pause()
          if (animation.timeline === document.timeline) animation.currentTime = at
        }
      }, moment)
      for (const found of await violations(page, ['color-contrast']))
        seen.push(`${path} at ${moment}: ${found}`)
    }
    expect(seen).toEqual([])
  }
})
