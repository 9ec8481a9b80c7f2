import { combineLatest, map, type Observable } from 'rxjs'
import { takesPart } from '../../../shared-schema/resources/consent.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import {
  bracketRecord,
  entrantRecord,
  poolRecord,
  poolRoundRecord,
  swissRoundRecord,
  tieDecisionRecord,
  type TournamentRecords,
} from '../../sync/storage/tournament-records.ts'
import { watchFamily, watchRules } from '../../sync/storage/watch-family.ts'

/** The pools, brackets and swiss rounds of an event and their rules. */
export function watchTournament(database: ScopeDatabase): Observable<TournamentRecords> {
  return combineLatest({
    tournament: watchRules(database),
    entrants: watchFamily(database, 'tournament_teams', entrantRecord).pipe(
      map(all => all.filter(({ consent }) => takesPart(consent))),
    ),
    pools: watchFamily(database, 'pools', poolRecord),
    poolRounds: watchFamily(database, 'pool_rounds', poolRoundRecord),
    brackets: watchFamily(database, 'brackets', bracketRecord),
    swissRounds: watchFamily(database, 'swiss_rounds', swissRoundRecord),
    decisions: watchFamily(database, 'tie_decisions', tieDecisionRecord).pipe(
      map(all => all.sort((a, b) => a.id - b.id)),
    ),
  }).pipe(map(records => (records.tournament.uses_seeds ? records : withoutSeeds(records))))
}

const withoutSeeds = (records: TournamentRecords): TournamentRecords => ({
  ...records,
  entrants: records.entrants.map(entrant => ({ ...entrant, seed: null })),
})
