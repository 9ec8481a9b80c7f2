import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack } from '../../../shared-schema/handover/packed.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { goalOf, ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import type { Game, Tournament } from './world.ts'
import type { Writer } from './writer.ts'

/** Recordings at games: by tablets, and by the office through REST. */
export const fieldWrites: Record<string, (writer: Writer) => Promise<void>> = {
  async 'a push of goals'(writer) {
    const { tournament, game } = anyGame(writer)
    await writer.push(
      tournament,
      [0, 1, 2].map(() => goalAt(writer, tournament, game)),
    )
  },
  async 'a push at two games'(writer) {
    const tournament = writer.tournament()
    await writer.push(
      tournament,
      [writer.any(tournament.games), writer.any(tournament.games)].map(game =>
        goalAt(writer, tournament, game),
      ),
    )
  },
  async 'a push of a whole sheet'(writer) {
    const { tournament, game } = anyGame(writer)
    const device = writer.device(tournament)
    await writer.push(tournament, [
      device.entry(game.id, 'claim', {
        term: 1 + writer.below(5),
        team_1_id: game.teams[0].id,
        team_2_id: game.teams[1].id,
      }),
      device.entry(game.id, 'status', { status: 'live' }),
      goalAt(writer, tournament, game),
      goalAt(writer, tournament, game),
      device.entry(game.id, 'status', { status: 'final' }),
    ])
  },
  async 'a push of a walk-on'(writer) {
    const { tournament, game } = anyGame(writer)
    await writer.push(tournament, [
      writer.device(tournament).entry(game.id, 'walk_on', {
        team_id: game.teams[0].id,
        first_name: 'New',
        last_name: '',
        nickname: '',
        number: 1 + writer.below(98),
      }),
    ])
  },
  async 'a push of a goal and its withdrawal'(writer) {
    const { tournament, game } = anyGame(writer)
    const goal = goalAt(writer, tournament, game)
    await writer.push(tournament, [goal])
    await writer.push(tournament, [
      writer.device(tournament).entry(game.id, 'withdrawal', { entry_id: String(Reflect.get(goal, 'id')) }),
    ])
  },
  async 'a hand-over'(writer) {
    const { tournament, game } = anyGame(writer)
    await writer.post(
      '/handovers/',
      fileOf(
        await pack({ scope: tournamentScope(tournament.id), entries: [goalAt(writer, tournament, game)] }),
      ),
    )
  },
  async 'a score'(writer) {
    await writer.post('/game_scores/', {
      game_id: writer.any([...writer.world.seasonGames, ...writer.tournament().games]).id,
      ...score(writer),
    })
  },
  async 'a final score'(writer) {
    await writer.post('/game_scores/', { game_id: anyGame(writer).game.id, ...score(writer), is_final: true })
  },
  async 'a score that is taken back'(writer) {
    const { id } = await writer.post('/game_scores/', {
      game_id: anyGame(writer).game.id,
      ...score(writer),
      is_final: true,
    })
    await writer.delete(`/game_scores/${id}/`)
  },
  async 'a play that is corrected and taken back'(writer) {
    const {
      id,
      teams: [team],
    } = anyGame(writer).game
    const play = await writer.post('/events/', {
      game_id: id,
      type: ultimatePlays.goal,
      player_1_id: team.players[0],
      player_1_team_id: team.id,
    })
    await writer.put(`/events/${play.id}/`, { player_1_id: team.players[1] })
    await writer.delete(`/events/${play.id}/`)
  },
  async spirit(writer) {
    await writer.post('/game_sportsmanship_scores/', {
      game_id: anyGame(writer).game.id,
      team_1_score: { rules: 2 },
    })
  },
  async 'a score for the second time'(writer) {
    const values = { game_id: anyGame(writer).game.id, team_1_score: 1, team_2_score: 1 }
    const headers = { 'Idempotency-Key': `score-of-${values.game_id}` }
    for (let time = 0; time < 2; time++) await writer.send('POST', '/game_scores/', values, headers)
  },
  async verdicts(writer) {
    await writer.post('/verdicts/', { tournament_id: writer.tournament().id })
  },
}

function anyGame(writer: Writer): { tournament: Tournament; game: Game } {
  const tournament = writer.tournament()
  return { tournament, game: writer.any(tournament.games) }
}

function goalAt(writer: Writer, tournament: Tournament, { id, teams }: Game): object {
  const team = writer.any(teams)
  return writer
    .device(tournament)
    .entry(id, 'play', goalOf(team.id, writer.any(team.players), writer.any(team.players)))
}

const score = (writer: Writer) => ({ team_1_score: writer.below(16), team_2_score: writer.below(16) })
