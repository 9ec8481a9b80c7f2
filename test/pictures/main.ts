// docs/pictures/LANGUAGE/*.png: the tablet's screens, of the demo league; docs/pictures/office/*.png: the
// office's.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makePass, passUrl } from '../../server/accounts/passes/passes.ts'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { fillDemo } from '../../server/tools/demo/fill.ts'
import { launchBrowser } from '../support/chromium.ts'
import { startPostgres } from '../support/postgres-cluster.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf } from '../support/tablet.ts'
import { takeBoardPictures } from './boards.ts'
import { takeOfficePictures } from './office.ts'
import { screens, type Shown } from './screens.ts'

const tablet = { width: 1280, height: 800 }

export async function makePictures(): Promise<void> {
  const postgres = await startPostgres()
  try {
    for (const language of languageCodes) {
      // A league of its own for each, because pictures are taken of games that are being scored.
      const server = await startTestServer({ databaseUrl: await postgres.createDatabase(language) })
      try {
        await fillDemo(server.db)
        if (language === 'en') await takeOfficePictures(server)
        if (language === 'en') await takeBoardPictures(server)
        await takePictures(server, language)
      } finally {
        await server.stop()
      }
    }
  } finally {
    await postgres.stop()
  }
}

async function takePictures(server: TestServer, language: Shown['language']): Promise<void> {
  const folder = resolve('docs/pictures', language)
  mkdirSync(folder, { recursive: true })
  const { tournament, pass, live, final } = await demoGames(server)
  const browser = await launchBrowser({ locale: language })
  try {
    const page = pageOf(browser)
    const shown: Shown = {
      page,
      language,
      event: `${server.url}/events/tournament:${tournament}`,
      device: `${server.url}/device`,
      pass,
      live,
      final,
    }
    for (const [name, screen] of Object.entries(screens)) {
      await page.setViewportSize(tablet)
      await screen(shown)
      await page.evaluate(`Promise.allSettled(document.getAnimations().map(({ finished }) => finished))`)
      await page.screenshot({ path: join(folder, `${name}.png`) })
    }
  } finally {
    await browser.close()
  }
}

/** Games to show, and the link of a pass for all of their tournament. */
async function demoGames({ db, url }: TestServer) {
  const gameThatIs = (status: 'live' | 'final') =>
    db
      .selectFrom('games')
      .innerJoin('tournaments', 'tournaments.id', 'games.tournament_id')
      .where('games.status', '=', status)
      .orderBy('games.id')
      .select(['games.id', 'tournaments.id as tournament', 'tournaments.owner_id as owner'])
      .executeTakeFirstOrThrow()
  const [live, final] = [await gameThatIs('live'), await gameThatIs('final')]
  if (live.owner === null) throw new Error('The demo league has no owner')
  const { code } = await makePass(
    db,
    { organization_id: live.owner, role: 'scorekeeper', place: { kind: 'tournament', id: live.tournament } },
    null,
    null,
  )
  return { tournament: live.tournament, pass: passUrl(url, code), live: live.id, final: final.id }
}
