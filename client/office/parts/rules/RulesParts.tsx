import { useQuery } from '@tanstack/react-query'
import { gamesToOf } from '../../../../shared-schema/rules/standings/games-to.ts'
import { usualTable } from '../../../../shared-schema/sports/usual-table.ts'
import { recordOf } from '../../data/queries.ts'
import { leaguePointNames, swissRuleNames } from '../../data/rule-names.ts'
import { season, type Season, type Tournament } from '../../data/shapes.ts'
import { swissRoundsOf } from '../../data/swiss-rounds.ts'
import { usualGamesIn } from '../../data/usual-games.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { eligibilityFields } from './eligibility-fields.ts'
import { gameFields } from './game-fields.ts'
import { RulesForm } from './RulesForm.tsx'
import { swissFields } from './swiss-fields.ts'

/** The rules of a tournament. A rule that it does not set is that of its season. */
export function TournamentRules({ subject }: { subject: Tournament }) {
  const games = useQuery(usualGamesIn(subject.season.league.id))
  const around = useQuery(recordOf('seasons', subject.season_id, season))
  const rounds = useQuery(swissRoundsOf(subject.id))
  const hasSwiss =
    subject.scheduling_format === 'swiss' ||
    subject.number_of_swiss_rounds !== null ||
    (rounds.data ?? []).length > 0
  return (
    <QueryResult query={games}>
      {usual => (
        <QueryResult query={around}>
          {ofSeason => (
            <RulesForm
              path={`/v1/tournaments/${subject.id}/`}
              record={subject}
              sport={usual.sport}
              games={gameFields(subject, usual, {
                season: ofSeason,
                gamesTo: usual.target === null ? null : subject.swiss_victory_points_games_to,
              })}
              usualRanking={subject.tie_break_preset}
              hasTable={false}
              gamesTo={gamesToOf(ofSeason.points_to_win, subject)}
              further={swissRuleNames}
              swiss={hasSwiss ? swissFields() : []}
              eligibility={eligibilityFields(ofSeason)}
            />
          )}
        </QueryResult>
      )}
    </QueryResult>
  )
}

/** The rules of a season, with the points of its table. */
export function SeasonRules({ subject }: { subject: Season }) {
  const games = useQuery(usualGamesIn(subject.league_id))
  return (
    <QueryResult query={games}>
      {usual => (
        <RulesForm
          path={`/v1/seasons/${subject.id}/`}
          record={subject}
          sport={usual.sport}
          games={gameFields(subject, usual, { season: null, gamesTo: usual.target })}
          usualRanking={usualTable(usual.sport)}
          hasTable
          gamesTo={null}
          further={leaguePointNames}
          swiss={[]}
          eligibility={eligibilityFields(null)}
        />
      )}
    </QueryResult>
  )
}
