import type { Migration } from 'kysely'
import * as baseline from './0001-baseline/index.ts'
import * as plannedBrackets from './0002-planned-brackets.ts'
import * as singleGames from './0003-single-games.ts'
import * as spiritScores from './0004-spirit-scores.ts'
import * as sharedSites from './0005-shared-sites.ts'
import * as meets from './0006-meets.ts'
import * as teamContacts from './0007-team-contacts.ts'
import * as messages from './0008-messages.ts'
import * as registrations from './0009-registrations.ts'
import * as officials from './0010-officials.ts'
import * as awards from './0011-awards.ts'
import * as formatStages from './0012-format-stages.ts'
import * as fees from './0013-fees.ts'
import * as licences from './0014-licences.ts'
import * as laterPools from './0015-later-pools.ts'
import * as officialLinks from './0016-official-links.ts'
import * as wholeEvents from './0017-whole-events.ts'

/** All migrations by name: each file's number and subject. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-baseline': baseline,
  '0002-planned-brackets': plannedBrackets,
  '0003-single-games': singleGames,
  '0004-spirit-scores': spiritScores,
  '0005-shared-sites': sharedSites,
  '0006-meets': meets,
  '0007-team-contacts': teamContacts,
  '0008-messages': messages,
  '0009-registrations': registrations,
  '0010-officials': officials,
  '0011-awards': awards,
  '0012-format-stages': formatStages,
  '0013-fees': fees,
  '0014-licences': licences,
  '0015-later-pools': laterPools,
  '0016-official-links': officialLinks,
  '0017-whole-events': wholeEvents,
}
