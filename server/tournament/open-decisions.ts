import type { OpenDecision } from '../../shared-schema/api/standings.ts'
import { isVoid } from '../../shared-schema/rules/progress/ruling.ts'
import { openQuestions, type OpenQuestion } from '../../shared-schema/rules/standings/open-questions.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../database/transaction.ts'
import { tournamentGameNames, type GameNames } from './game-names.ts'
import { teamNames, type TeamName } from './team-names.ts'
import type { Say } from '../texts/say.ts'
import type { Deferred } from '../texts/deferred-text.ts'
import type { LoadedPlay, PlayedGame } from '../games/tournament-play.ts'

/**
 * Open decisions of a tournament: ties that no rule breaks, games played by another team than was sent, games
 * without a winner or without a team.
 */
export async function openDecisions(
  tx: Tx,
  author: Author,
  play: LoadedPlay,
): Promise<Deferred<OpenDecision>[]> {
  const nameOf = await teamNames(
    tx,
    author,
    play.entrants.map(({ team_id }) => team_id),
  )
  const games = await tournamentGameNames(tx, play, nameOf)
  return [
    ...(await wrongTeams(tx, play, nameOf, games)),
    ...play.games.filter(game => leavesOpen(game, play.games)).map(game => doesNotCount(game, games)),
    ...openQuestions(play).map(question => decisionOn(question, play, nameOf, games)),
  ]
}

async function wrongTeams(
  tx: Tx,
  { games }: LoadedPlay,
  nameOf: TeamName,
  names: GameNames,
): Promise<Deferred<OpenDecision>[]> {
  const ids = games.filter(game => game.needs_decision).map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('games')
          .select(['id', 'team_1_id', 'team_2_id', 'sent_team_1_id', 'sent_team_2_id'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
  return rows.flatMap(game =>
    [
      [game.team_1_id, game.sent_team_1_id],
      [game.team_2_id, game.sent_team_2_id],
    ].flatMap(([playing, sent]) => {
      if (playing == null || sent == null || playing === sent) return []
      const say: Say = (t, shared) =>
        t('tournament.wrongTeam', {
          game: names.brief(game.id)(t, shared),
          playing: nameOf(t, playing),
          sent: nameOf(t, sent),
        })
      return [
        {
          kind: 'teams of a game' as const,
          say,
          team_ids: [playing, sent],
          game_id: game.id,
          pool_id: null,
        },
      ]
    }),
  )
}

/** Whether a game that a ruling voids still has to send a team on, or to decide a place. */
function leavesOpen(game: PlayedGame, games: readonly PlayedGame[]): boolean {
  if (!isVoid(game.ruling)) return false
  const waits = (id: number | null, slot: number): boolean => {
    const next = games.find(one => one.id === id)
    return next?.status === 'scheduled' && (slot === 2 ? next.team_2_id : next.team_1_id) === null
  }
  return (
    waits(game.next_game_for_winner_id, game.next_team_for_winner) ||
    waits(game.next_game_for_loser_id, game.next_team_for_loser) ||
    game.place_for_winner !== null
  )
}

const doesNotCount = (
  { id, ruling, team_1_id, team_2_id }: PlayedGame,
  names: GameNames,
): Deferred<OpenDecision> => ({
  kind: 'no winner',
  game_id: id,
  pool_id: null,
  team_ids: [team_1_id, team_2_id].filter(team => team !== null),
  say: (t, shared) =>
    t('tournament.doesNotCount', {
      game: names.withTeams(id)(t, shared),
      ruling: t(`tournament.ruling.${ruling}`),
    }),
})

function decisionOn(
  question: OpenQuestion,
  play: LoadedPlay,
  nameOf: TeamName,
  names: GameNames,
): Deferred<OpenDecision> {
  const { team_ids } = question
  const [one = 0] = team_ids
  switch (question.kind) {
    case 'tie':
      return {
        kind: 'tie',
        team_ids,
        game_id: null,
        pool_id: question.pool_id,
        say: tie(question, play, nameOf),
      }
    case 'no winner':
      return {
        kind: 'no winner',
        team_ids,
        game_id: question.game_id,
        pool_id: null,
        say: (t, shared) => t('tournament.noWinner', { game: names.withTeams(question.game_id)(t, shared) }),
      }
    case 'no team':
      return {
        kind: 'teams of a game',
        team_ids,
        game_id: question.game_id,
        pool_id: null,
        say: (t, shared) => {
          const game = names.brief(question.game_id)(t, shared)
          return team_ids.length === 0
            ? t('tournament.noTeams', { game })
            : t('tournament.noOpponent', { game, team: nameOf(t, one) })
        },
      }
  }
}

const tie =
  (
    { team_ids, pool_id }: Extract<OpenQuestion, { kind: 'tie' }>,
    { pools, rule }: LoadedPlay,
    nameOf: TeamName,
  ): Say =>
  (t, shared) => {
    const teams = team_ids.map(id => nameOf(t, id))
    const last_resort = shared(`standings.lastResort.${rule.last_resort}`)
    return pool_id === null
      ? t('tournament.level.swiss', { teams, last_resort })
      : t('tournament.level.pool', {
          pool: pools.find(({ id }) => id === pool_id)?.name ?? '',
          teams,
          last_resort,
        })
  }
