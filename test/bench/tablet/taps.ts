// Taps on the built app, and on a page that does nothing but write and draw, measured from inside the page.
import type { Page } from 'playwright-core'

/** How long a finger that taps is on the glass. */
const ON_GLASS_MS = 80
/** Longer than the page takes a control that has just changed to be one that nobody meant. */
const PAUSE_MS = 520
/** Waiting for a score for longer than this is waiting for one that never comes. */
const PATIENCE_MS = 60_000

/** Makes the processor of a page slower, as a cheap tablet's is. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/**
 * Taps goals of the first team, as a finger does.
 * @returns for each how many milliseconds after the finger left the glass, which is what a tap is, the new
 *   score had been drawn
 */
export async function timeGoals(page: Page, many: number): Promise<number[]> {
  // Not found by its role, which asks of each control of the page what it is called.
  const goal = page.locator('button:enabled', { hasText: /^Goal/ }).first()
  const times: number[] = []
  for (let tap = 0; tap < many; tap++) {
    await settled(page)
    const box = await goal.boundingBox()
    if (!box) throw new Error('There is no button for a goal')
    await page.evaluate(watchTap, PATIENCE_MS)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: ON_GLASS_MS })
    times.push(await page.evaluate(() => window.tapTimed))
  }
  return times
}

/** Waits until nothing on the page has changed for a while: what changed just now takes no tap. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    ({ pause, patience }) =>
      new Promise<void>((done, failed) => {
        const end = (over: () => void) => {
          observer.disconnect()
          clearTimeout(still)
          clearTimeout(latest)
          over()
        }
        const latest = setTimeout(() => end(() => failed(new Error('The page never stands still'))), patience)
        const wait = () => setTimeout(() => end(done), pause)
        let still = wait()
        const observer = new MutationObserver(() => {
          clearTimeout(still)
          still = wait()
        })
        observer.observe(document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        })
      }),
    { pause: PAUSE_MS, patience: PATIENCE_MS },
  )

declare global {
  interface Window {
    /** How long the tap took that is being watched. */
    tapTimed: Promise<number>
  }
}

/** Runs in the page: notes when a finger leaves the glass, and waits for another score to be drawn. */
function watchTap(patience: number): void {
  // Looked up each time, because the page may put another element in the place of the one that was there.
  const score = () => document.querySelector('[data-testid="score-1"]')?.textContent
  const before = score()
  let start = NaN
  window.addEventListener('pointerup', ({ timeStamp }) => (start = timeStamp), {
    capture: true,
    once: true,
  })
  window.tapTimed = new Promise((done, failed) => {
    const observer = new MutationObserver(() => {
      if ((score() ?? before) === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start), 0))
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    setTimeout(() => failed(new Error(`The score stays at ${before}`)), patience)
  })
}

/** The same on a bare page: each tap writes one small record to the disk, and then shows a number. */
export const timeBareTaps = (page: Page, many: number): Promise<number[]> =>
  page.evaluate(
    async ({ many, pause }) => {
      const sleep = (ms: number) => new Promise(done => setTimeout(done, ms))
      const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open('bare')
        request.onupgradeneeded = () => request.result.createObjectStore('taps', { keyPath: 'id' })
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(new Error('The bare page cannot store anything'))
      })
      const times: number[] = []
      for (let tap = 0; tap < many; tap++) {
        await sleep(pause)
        const start = performance.now()
        await new Promise<void>((done, failed) => {
          const writing = database.transaction('taps', 'readwrite', { durability: 'strict' })
          writing.objectStore('taps').put({ id: `${tap}`, team: 1, at: new Date().toISOString() })
          writing.oncomplete = () => done()
          writing.onerror = () => failed(new Error('The bare page cannot write'))
        })
        document.body.textContent = String(tap)
        await drawn()
        times.push(performance.now() - start)
      }
      database.close()
      return times
    },
    { many, pause: PAUSE_MS },
  )

/** Restarts the app at an address. @returns the milliseconds until a goal could be tapped */
export async function timeColdStart(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const handle = await page.waitForFunction(
    () =>
      [...document.querySelectorAll('button')].some(
        ({ textContent, disabled }) => textContent.startsWith('Goal') && !disabled,
      ) && performance.now(),
    undefined,
    { polling: 'raf' },
  )
  return Number(await handle.jsonValue())
}

/** The memory of the page's scripts once all garbage is collected, in megabytes. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session
    .send('Performance.enable')
    .then(() => session.send('Performance.getMetrics'))
  await session.detach()
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1_000_000
}
