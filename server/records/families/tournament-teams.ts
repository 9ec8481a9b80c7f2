import { takesPart } from '../../../shared-schema/resources/consent.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { withConsentAnswered, withConsentRequest } from '../ownership/consent.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { FamilyRules } from './family-rules.ts'
import { takePlaceInTournament } from './replaced-teams.ts'
import { forfeitsTakenBack, withdrawalRule } from '../../games/entries/forfeits.ts'
import { recordDueForfeits, recordEntries } from '../../games/entries/record-entries.ts'
import { countAgain, requireNoGames, requireUnplayed, takeOut } from '../ownership/team-leaves.ts'

/**
 * A team of another organization needs that one's consent, and its games count for it only while it has it. A
 * team that is out forfeits its open games; one that comes back plays them after all.
 */
export const tournamentTeamRules: Partial<FamilyRules<'tournament_teams'>> = {
  prepare: async (tx, record, before, author) =>
    before ? withConsentAnswered(tx, author, record, before) : record,

  completeTogether: (tx, entries, author) => withConsentRequest(tx, author, entries),

  async created(tx, record, author) {
    if (typeof record.replaces_team_id !== 'number') return
    // A rule may have been the author of changes for earlier teams in the list.
    await setAuditContext(tx, author)
    await takePlaceInTournament(tx, record, record.replaces_team_id)
  },

  createdTogether: (tx, records) =>
    countAgain(
      tx,
      records.filter(({ consent }) => takesPart(consent)),
    ),

  async updated(tx, before, after) {
    if (takesPart(before.consent) && !takesPart(after.consent)) await takeOut(tx, after)
    if (!takesPart(before.consent) && takesPart(after.consent)) await countAgain(tx, [after])
    if (before.status === after.status) return
    const tournamentId = after.tournament_id
    if (after.status === 'playing') {
      const taken = await forfeitsTakenBack(tx, tournamentId, after.team_id)
      await recordEntries(tx, tournamentScope(tournamentId), taken, withdrawalRule)
    }
    // Until a bracket begins, the next team takes a leaving team's place; after that nobody moves, and the
    // game is forfeited.
    if (!(await hasBracketBegun(tx, tournamentId))) await moveFromPools(tx, tournamentId)
    await recordDueForfeits(tx, tournamentId)
  },

  async deleting(tx, entry, cascade) {
    await requireUnplayed(tx, entry)
    if (!cascade) await requireNoGames(tx, entry)
    await takeOut(tx, entry)
  },
}

async function hasBracketBegun(tx: Tx, tournamentId: number): Promise<boolean> {
  const game = await tx
    .selectFrom('games')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('bracket_id', 'is not', null)
    .where('status', 'in', ['live', 'final'])
    .executeTakeFirst()
  return game !== undefined
}
