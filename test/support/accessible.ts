import axe from 'axe-core'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { officeSizes } from './organizer.ts'

/** A phone, and a tablet. */
const handSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

/**
 * Where pictures of the screens of the office go if somebody wants to see what a test saw. By themselves they
 * would take a third of its time.
 */
const pictures = process.env.SIDELINE_PICTURES

const violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))

/** Words of programs that no screen may show. */
export const unspoken = /\bundefined\b|\bNaN\b|\bInfinity\b|Invalid Date|\[object /

/**
 * Waits for animations, because colours in transition have contrasts that nobody reads. Endless animations
 * are not waited for, and those that never report their end no longer than this.
 */
const standsStill = `Promise.race([new Promise(requestAnimationFrame).then(() => Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished))), new Promise(enough => setTimeout(enough, 5000))])`

/** The violations that axe finds on the page: rule and element. */
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
 * Fails if axe finds a violation on the current screen, in light and dark colours, at the sizes of a phone
 * and a tablet, or at those of an organizer's screen. At the latter it also fails if the content does not
 * fit the width. Fails on `unspoken` words, too. Afterwards the page has its former size and colours.
 * @param screen its name, for the message of a failure
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  const isOffice = new URL(page.url()).pathname.startsWith('/office')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of isOffice ? officeSizes : handSizes) {
      await page.setViewportSize(size)
      const seen = { screen, width: size.width, colorScheme }
      expect.soft({ ...seen, wrong: await wrongOn(page) }).toEqual({ ...seen, wrong: [] })
      if (!isOffice) continue
      expect.soft({ ...seen, tooWide: await page.evaluate(tooWide) }).toEqual({ ...seen, tooWide: false })
      await takePicture(page, `${screen}, ${size.width}, ${colorScheme}`)
    }
  }
  expect.soft(await page.innerText('body')).not.toMatch(unspoken)
  if (before) await page.setViewportSize(before)
}

const tooWide = 'document.documentElement.scrollWidth > innerWidth'

async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name.replaceAll('/', ' ')}.png`) })
}
