// How the client's code is divided into files, besides one for each screen. Every file is a request, and much
// code in one file compresses better than in several.
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { loadedWith, type Modules } from './loaded-with.ts'

/** Everything that is needed for scoring. */
const scoring = { name: 'scoring', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup

/** A few lines that many sports share: each would be a request of its own. */
const everySport = {
  name: 'scoring',
  test: /\/shared-schema\/sports\/(model\/(scoreboard|timing)|families\/next-plays)\.ts$/,
} satisfies Rolldown.CodeSplittingGroup

/**
 * Catalogues of a language that are loaded together are one file, and so are the words of a few sports: the
 * service worker installs dozens of files less.
 */
const catalogues = {
  debugName: 'texts',
  name: (id: string) => {
    const [, language, part] = /\/texts\/([a-z]{2})\/(scoring|arrival|screens)\.json$/.exec(id) ?? []
    return language === undefined ? null : `${part}-${language}`
  },
}
const fewWordsEach = {
  debugName: 'words of sports',
  name: (id: string) => {
    const [, language] = /\/texts\/([a-z]{2})\/sports\//.exec(id) ?? []
    return language === undefined ? null : `words-${language}`
  },
  maxSize: 9_000, // as they are written
}

/** The code that some files need, in one file. */
function oneFile(name: string, files: readonly string[]) {
  let found: ReadonlySet<string> | undefined
  const isPart = (id: string, modules: Modules): boolean => {
    found ??= loadedWith(
      files.map(file => resolve(file)),
      modules,
    )
    return found.has(id)
  }
  return { debugName: name, name: (id: string, modules: Modules) => (isPart(id, modules) ? name : null) }
}

/** From a pass to the games of an event, with the services that every tablet starts. */
const arrival = oneFile('arrival', [
  'client/screens/accounts/PassScreen.tsx',
  'client/screens/event/EventScreen.tsx',
  'client/components/ScreenQueries.tsx',
  'client/app/watch-rights.ts',
  'client/base/device/picture-cache.ts',
  'client/base/device/query-persister.ts',
  'client/sync/storage/sealed-box.ts',
  'node_modules/workbox-window/build/workbox-window.prod.es5.mjs',
  // The other ways in and the game's screen share nothing but this.
  'node_modules/@mantine/core/esm/components/Anchor/Anchor.mjs',
  // A few lines that the game's screen and others share: each would be a request of its own.
  'node_modules/@mantine/core/esm/core/utils/noop/noop.mjs',
  'client/screens/game/ShirtsWorn.tsx',
])

/** Parts of a game's screen that come up right after its buttons, or at the first taps. */
const game = oneFile(
  'game',
  [
    'Notices',
    'PlayList',
    'PlayQuestions',
    'RoleQuestion',
    'SituationBoard',
    'MorePlays',
    'NumberChoice',
    'Undone',
    'WhereIsField',
    'end/EndGame',
  ].map(part => `client/screens/game/${part}.tsx`),
)

/** In addition, the way in with an account. */
const account = oneFile('account', [
  'client/screens/accounts/JoinScreen.tsx',
  'client/screens/accounts/SignInScreen.tsx',
  'client/screens/home/HomeScreen.tsx',
])

/** The first group that a module belongs to counts. */
export const chunkGroups = [scoring, everySport, catalogues, fewWordsEach, arrival, account, game]
