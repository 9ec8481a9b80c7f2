// The folders with source, each list from the ground up, and which others each may import. A folder that is
// not listed belongs to the listed folder around it.

/** Floors: a folder may import the folders of the floors below it, but none on its own floor. */
const house = (ground, floors) =>
  Object.fromEntries(
    floors.flatMap((floor, height) =>
      floor.map(folder => [folder, [...ground, ...floors.slice(0, height).flat()]]),
    ),
  )

/** The folders that tablet and server share. */
const sharedSchema = house(
  [],
  [
    ['shared-schema/texts'],
    ['shared-schema/rules'],
    ['shared-schema/rules/pools', 'shared-schema/rules/progress'],
    [
      'shared-schema/rules/brackets',
      'shared-schema/rules/fixtures',
      'shared-schema/rules/spirit',
      'shared-schema/rules/standings',
    ],
    ['shared-schema/rules/formats', 'shared-schema/rules/league-table', 'shared-schema/rules/swiss'],
    ['shared-schema/sports/model'],
    ['shared-schema/sports/families'],
    [
      'shared-schema/sports/lacrosse',
      'shared-schema/sports/ultimate',
      'shared-schema/sports/flag-football',
      'shared-schema/sports/football',
      'shared-schema/sports/basketball',
      'shared-schema/sports/rugby',
    ],
    ['shared-schema/sports'],
    ['shared-schema/resources'],
    ['shared-schema/replication'],
    ['shared-schema/handover'],
    ['shared-schema/scoring'],
    ['shared-schema/api'],
  ],
)
const shared = Object.keys(sharedSchema)

/** The tablet knows no sport: what it shows of one comes from the list of all of them. */
const ofAllSports = shared.filter(folder => !/^shared-schema\/sports\/(?!model$)/.test(folder))

/** The tablet, and the office in the browser. */
const client = house(ofAllSports, [
  ['client/texts'],
  [
    'client/base/formats',
    'client/base/requests',
    'client/base/device',
    'client/base/look',
    'client/base/sheets',
  ],
  ['client/sync/storage'],
  ['client/sync/handover', 'client/sync/recording', 'client/sync/replication'],
  ['client/sync/scopes'],
  ['client/accounts', 'client/scoring'],
  ['client/sync/status', 'client/reading/events', 'client/reading/league', 'client/reading/desk'],
  ['client/components'],
  ['client/components/fields', 'client/components/handover'],
  ['client/components/status'],
  ['client/components/page', 'client/components/brackets'],
  ['client/screens/people', 'client/screens/desk/tablets', 'client/screens/desk/verdicts'],
  [
    'client/screens/accounts',
    'client/screens/device',
    'client/screens/desk/disputes',
    'client/screens/home',
    'client/screens/duties',
    'client/screens/registration',
  ],
  ['client/screens/desk'],
  ['client/screens/event'],
  ['client/screens/game', 'client/screens/league'],
  ['client/office/texts'],
  ['client/office/rosters'],
  ['client/office/game-lists', 'client/office/bank-lists'],
  ['client/office/data'],
  ['client/office/frame'],
  ['client/office/parts/players'],
  [
    'client/office/parts/game-lists',
    'client/office/parts/messages',
    'client/office/parts/pictures',
    'client/office/parts/single-games',
  ],
  [
    'client/office/parts/calendar',
    'client/office/parts/closing',
    'client/office/parts/day',
    'client/office/parts/details',
    'client/office/parts/format',
    'client/office/parts/fixtures',
    'client/office/parts/history',
    'client/office/parts/home',
    'client/office/parts/officials',
    'client/office/parts/people',
    'client/office/parts/registration',
    'client/office/parts/results',
    'client/office/parts/rules',
    'client/office/parts/start',
    'client/office/parts/teams',
    'client/office/parts/schedule',
    'client/office/parts/sites',
    'client/office/parts/table',
    'client/office/parts/todo',
  ],
  ['client/office/pages'],
  ['client/app'],
  ['client/workshop'],
])

/** Rules of tournaments that only the server applies: pure functions, like those of shared-schema/rules. */
const ruleFloors = [
  ['server/rules'],
  ['server/rules/matching', 'server/rules/officiating', 'server/rules/pools', 'server/rules/scheduling'],
  ['server/rules/brackets', 'server/rules/fixtures'],
  ['server/rules/formats', 'server/rules/swiss'],
]

/** The server's work with leagues. */
const leagueFloors = [
  'server/problems',
  'server/mail',
  'server/access/teams',
  'server/access',
  'server/feed',
  'server/feed/catalog',
  'server/games',
  'server/games/entries',
  'server/games/stats-rebuild',
  'server/tournament',
  'server/tournament/rounds',
  'server/records/ownership',
  'server/records/families',
  'server/records',
  'server/records/undo',
  'server/records/personal-data',
  'server/records/pictures',
  'server/planning/schedule',
  'server/planning/formats',
  'server/planning/fixtures',
  'server/planning/copies',
  'server/planning/officials',
  'server/planning/eligibility',
  'server/messages',
  'server/registration',
  'server/registration/payments',
]
const database = ['server/texts', 'server/database', ...shared]

/** Accounts: the rooms in which people sign in, are invited and get roles, from the ground up. */
const accountFloors = [
  ['server/accounts/sessions'],
  ['server/accounts/links'],
  ['server/accounts/sign-in'],
  ['server/accounts/passkeys', 'server/accounts/people'],
  ['server/accounts/passes', 'server/accounts/tokens', 'server/accounts/oauth'],
  ['server/accounts'],
]
const league = ['server/games/stats', ...leagueFloors, ...ruleFloors.flat(), ...database]

/** The parts of every address of the REST interface. */
const restFloors = [
  ['server/rest/requests'],
  ['server/rest/records/computed'],
  ['server/rest/records'],
  ['server/rest/openapi'],
]

/** Addresses that are no records: none of them imports another. */
const addresses = [
  'server/rest/audit',
  'server/rest/changes',
  'server/rest/check-ins',
  'server/rest/devices',
  'server/rest/disputes',
  'server/rest/eligibility',
  'server/rest/game-result',
  'server/rest/fixtures',
  'server/rest/formats',
  'server/rest/copies',
  'server/rest/handovers',
  'server/rest/messages',
  'server/rest/officiating',
  'server/rest/pictures',
  'server/rest/players',
  'server/rest/plays',
  'server/rest/schedule',
  'server/rest/recorded',
  'server/rest/registration',
  'server/rest/scorekeepers',
  'server/rest/spirit',
  'server/rest/standings',
  'server/rest/stats',
  'server/rest/verdicts',
]
const rest = [...restFloors.flat(), ...addresses, 'server/rest/document']
const tools = ['server/tools/demo', 'server/tools/check', 'server/tools/import', 'server/tools/export']
const parts = ['server/rest', ...rest, 'server/replication', ...accountFloors.flat(), ...tools, ...league]

const server = {
  ...house(shared, ruleFloors),
  'server/texts': [...ruleFloors.flat(), ...shared],
  'server/database': ['server/texts', ...shared],
  'server/games/stats': database,
  ...house(
    ['server/games/stats', ...ruleFloors.flat(), ...database],
    leagueFloors.map(folder => [folder]),
  ),
  ...house([...leagueFloors, ...database], accountFloors),
  ...house(league, [...restFloors, addresses]),
  'server/rest/document': [...restFloors.flat(), ...addresses, ...shared, 'package.json'], // its version
  'server/rest': [...rest, ...league],
  'server/replication': league,
  'server/tools/demo': league,
  'server/tools/check': league,
  'server/tools/import': league,
  'server/tools/export': ['server/rest/requests', 'server/rest/records', 'server/tools/import', ...league],
  'server/http': parts,
  'server/programs': ['server/http', ...parts],
}

/** The folders that each may import in addition to itself. */
export const mayImport = { ...sharedSchema, ...client, ...server }

/**
 * The listed folder that a file belongs to, or undefined if there is none: the tests and the tools may import
 * anything.
 */
export function folderOf(path) {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return folder === '' || folder in mayImport ? folder || undefined : folderOf(folder)
}
