import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'

const violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))

/**
 * Colours on their way from one to the other have contrasts that nobody reads. What moves for ever is not waited for, and what
 * never says that it is over no longer than this.
 */
const standsStill = `Promise.race([new Promise(requestAnimationFrame).then(() => Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished))), new Promise(enough => setTimeout(enough, 5000))])`

/** What axe finds wrong on the page: rule and element. */
async function wrongOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  await page.evaluate(standsStill)
  const found = violations.parse(
    await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))',
    ),
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * Fails with what axe finds wrong on what is shown, at the size of a phone and of a tablet, by day and in the dark; the page
 * is as large and as light as before afterwards.
 * @param screen a name for what is shown; a failure states it
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      const seen = { screen, width, colorScheme }
      expect.soft({ ...seen, wrong: await wrongOn(page) }).toEqual({ ...seen, wrong: [] })
    }
  }
  if (before) await page.setViewportSize(before)
}
