// Taps on the built app, and on a page that does nothing but write and draw, measured from inside the page.
import type { Page } from 'playwright-core'

/** Longer than two taps may be one. */
const PAUSE_MS = 700
/** Waiting for a score for longer than this is waiting for one that never comes. */
const PATIENCE_MS = 60_000

/** Makes the processor of a page slower, as a cheap tablet's is. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Taps goals of the first team. @returns for each how many milliseconds later the new score had been drawn */
export const timeGoals = (page: Page, many: number): Promise<number[]> =>
  page.evaluate(
    async ({ many, pause, patience }) => {
      const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))
      // A button that changed just now takes no tap, and on a slow tablet what a tap before it changed comes late.
      const settled = () =>
        new Promise<void>(done => {
          const end = () => {
            observer.disconnect()
            clearTimeout(still)
            clearTimeout(latest)
            done()
          }
          const latest = setTimeout(end, patience)
          let still = setTimeout(end, pause)
          const observer = new MutationObserver(() => {
            clearTimeout(still)
            still = setTimeout(end, pause)
          })
          observer.observe(document.body, {
            attributes: true,
            characterData: true,
            childList: true,
            subtree: true,
          })
        })
      // Looked up each time: while the page loads, it may put another element in the place of the one that was there.
      const score = () => document.querySelector('[data-testid="score-1"]')?.textContent
      const button = () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent, disabled }) => textContent.startsWith('Goal') && !disabled,
        )
      const scoreOtherThan = (before: string) =>
        new Promise<void>((done, failed) => {
          const observer = new MutationObserver(() => {
            if ((score() ?? before) === before) return
            observer.disconnect()
            done()
          })
          observer.observe(document.body, { childList: true, characterData: true, subtree: true })
          setTimeout(() => failed(new Error(`The score stays at ${before}`)), patience)
        })
      const times: number[] = []
      for (let tap = 0; tap < many; tap++) {
        // It can be tapped again once what was tapped before is saved.
        for (let tries = 0; tries < 20 && (tries === 0 || !button()); tries++) await settled()
        const before = score()
        const goal = button()
        if (before === undefined || !goal) throw new Error('There is no score, or no button')
        const changed = scoreOtherThan(before)
        const start = performance.now()
        goal.click()
        await changed
        await drawn()
        times.push(performance.now() - start)
      }
      return times
    },
    { many, pause: PAUSE_MS, patience: PATIENCE_MS },
  )

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

/** Starts the app anew at an address. @returns how many milliseconds later a goal could be tapped */
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

/** What the page's scripts hold once all garbage is collected, in megabytes. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session
    .send('Performance.enable')
    .then(() => session.send('Performance.getMetrics'))
  await session.detach()
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1_000_000
}
