import { z } from 'zod'
import {
  choice,
  computed,
  described,
  integer,
  link,
  links,
  localTime,
  notOnTablets,
  nullable,
  nullSays,
  readonly,
  request,
  required,
  result,
  text,
  truth,
  within,
} from './field.ts'
import { eitherTeam } from './game-filters.ts'
import { dependsOn, mentioned, partOf, repeated, type Meaning } from './link.ts'
import { resource } from './resource.ts'
import { rulings } from '../rules/progress/ruling.ts'
import { gameStatuses } from '../rules/progress/game-status.ts'
import { endings } from '../rules/standings/game-result.ts'

const side: Meaning = { owner: 'no', deleted: 'goes', attach: 'own or entrant', shows: 'none' }
/** The record that made the game together with others. */
const maker: Meaning = { owner: 'no', deleted: 'goes', attach: 'follows', shows: 'none' }

/** Set when its bracket is made. */
const fromPool: Meaning = { owner: 'no', deleted: 'emptied', attach: 'follows', shows: 'none' }

/** A slot of the next game: its first or its second team. */
const slot = () => within(1, 2, 1)

export const games = resource({
  family: 'games',
  noun: 'game',
  description:
    'Two teams meet. In a tournament it is a pool, bracket or swiss game, or a single game of none of these: a friendly, a showcase. A single game counts in no standings, and in no statistics but its own.',
  short: ['id', 'leaguevine_url', 'resource_uri'],
  page: record => `games/${record.id}/`,
  filters: {
    ...eitherTeam,
    status: { kind: 'any', columns: ['status'] },
    ruling: { kind: 'any', columns: ['ruling'] },
    starts_after: { kind: 'after', columns: ['start_time'] },
    starts_before: { kind: 'before', columns: ['start_time'] },
  },
  fields: {
    season_id: described(
      'Needed for a game of no tournament; a game of a tournament is of its season.',
      link('seasons', { owner: 'else', deleted: 'goes', attach: 'own', shows: 'record' }, 'season', 'full'),
    ),
    tournament_id: described(
      'Follows from the pool round. A game of a tournament without a pool round is refused, unless `is_single` says that it is a single game. A game stays in its tournament.',
      nullable(link('tournaments', partOf, 'tournament', 'full')),
    ),
    start_time: described(
      'Null, in a change, postpones the game: the time stays as the one at which it was not played.',
      nullSays({ ruling: 'postponed' }, required(localTime())),
    ),
    timezone: described(
      "Olson name of the zone that the times of the game are shown in: its tournament's if it has one.",
      readonly({ ...text(60), fallback: 'UTC' }),
    ),
    team_1_id: nullable(link('teams', side, 'team_1')),
    team_2_id: nullable(link('teams', side, 'team_2')),
    team_1_score: result(integer(0)),
    team_2_score: result(integer(0)),
    team_1_shootout_score: described(
      'The goals of the shoot-out, which decides a game that is level. Null if there was none.',
      result(nullable(integer(0))),
    ),
    team_2_shootout_score: result(nullable(integer(0))),
    winner_id: result(nullable(link('teams', repeated, 'winner'))),
    status: described(
      'How far the game is. A final game without a `winner_id` is a tie. A game that will not be played is not needed: a second grand final that decides nothing, or a game to which nobody comes as one of its teams; nor is a game that by its `ruling` does not count.',
      result(choice(gameStatuses, 'scheduled')),
    ),
    ruling: described(
      'What the office rules of a game that does not go as planned. `postponed` waits for a new `start_time`, which ends the ruling; `cancelled` is not played, `abandoned` was not finished and `annulled` is struck out, and none of these counts; `abandoned with result` counts as it stands.',
      choice(rulings, 'none'),
    ),
    forfeit_team_ids: described(
      'The teams that did not play the game out. They have lost it, both where both are named.',
      result(links('teams', repeated)),
    ),
    result_version: described(
      'Changes with the result: a score with this `seen_version` is stored only while the result is the same.',
      computed(z.string()),
    ),
    decided_in: described(
      'When it was decided: standings may count a game otherwise that was won after the regular time.',
      choice(endings, 'regulation'),
    ),
    team_1_second_score: described(
      'What standings count beside the score: tries, or points where the score is sets.',
      nullable(within(0, 100_000)),
    ),
    team_2_second_score: nullable(within(0, 100_000)),
    number_of_sets: nullable(integer()),
    match_day: described(
      'Which match day of its season the game is of, from 1, whenever it is played. Null for a game that is no fixture.',
      nullable(within(1, 1000)),
    ),
    pool_id: readonly(nullable(link('pools', repeated, 'pool'))),
    pool_round_id: described(
      'Makes the game one of its pool, in the tournament of that pool.',
      nullable(link('pool_rounds', dependsOn, 'pool_round')),
    ),
    team_1_pool_id: described(
      'The pool that sends the first team of the game as soon as all of its games are final and no tie is open there.',
      readonly(nullable(link('pools', fromPool, null))),
    ),
    team_1_pool_place: described('From which place of that pool.', readonly(nullable(within(1, 1000)))),
    team_2_pool_id: described(
      'The same of the second team.',
      readonly(nullable(link('pools', fromPool, null))),
    ),
    team_2_pool_place: readonly(nullable(within(1, 1000))),
    bracket_id: readonly(nullable(link('brackets', maker, 'bracket'))),
    swiss_round_id: readonly(nullable(link('swiss_rounds', maker, 'swiss_round'))),
    game_site_id: nullable(
      link(
        'game_sites',
        { owner: 'no', deleted: 'emptied', attach: 'own', shows: 'target' },
        'game_site',
        'full',
      ),
    ),
    is_pinned: described(
      'The game stays on its field and at its time when the others are given theirs.',
      notOnTablets(truth(false)),
    ),
    next_game_for_winner_id: described(
      'A game of the same tournament, or of the same season for games of none.',
      nullable(link('games', mentioned, 'next_game_for_winner')),
    ),
    next_game_for_loser_id: nullable(link('games', mentioned, 'next_game_for_loser')),
    next_team_for_winner: described(
      'Whether the winner is the first or the second team of the next game.',
      slot(),
    ),
    next_team_for_loser: described(
      'Whether the loser is the first or the second team of the next game.',
      slot(),
    ),
    place_for_winner: described(
      'The place in the tournament that winning this game decides; none for a single game of a tournament.',
      nullable(within(1, 1000)),
    ),
    place_for_loser: nullable(within(1, 1000)),
    teams_decided: described(
      'The office says who plays, whatever the games before it came to; where it names nobody they decide, and where there are none nobody plays. Set by naming a team that they did not send; false lets them decide again.',
      truth(false),
    ),
    no_team_1: described(
      'Nobody can come as the first team any more: the game is not needed, and the other team goes on without playing.',
      readonly(truth(false)),
    ),
    no_team_2: described('The same of the second team.', readonly(truth(false))),
    needs_decision: described(
      'The games before it send another team than the one that has begun to play here.',
      readonly(truth(false)),
    ),
    name: described('What the game is called, beside its pool, bracket or round if it has one.', text()),
    game_minutes: described(
      'How long it takes its field; null for as long as the games of its tournament do.',
      notOnTablets(nullable(within(1, 1440))),
    ),
    is_single: described(
      'A tournament game of no pool, bracket or swiss round: a friendly, a showcase. It has to be said, because a game without a pool round is mostly one that lacks it.',
      request(truth(false)),
    ),
  },
})
