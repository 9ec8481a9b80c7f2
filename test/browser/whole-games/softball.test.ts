/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** A tie-breaker, with a runner on second base. */
testWholeGame({
  sport: 'softball',
  sheets: [
    {
      plays: `Every play
       Start game
       away Batter: 1
       home Pitcher? 9
       away Hit by a pitch =1 =9
       away Sacrifice bunt 2 =9 3
       away Intentional walk 3 =9
       away Batter? 4
       (away Run =1 =4 =9)
       (away Run =3 =4 =9)
       away Triple =4 =9`,
      score: '0-2',
      board: {
        ...{ place: 'Inning 1, top · 1 out', players: '#9 ?', bases: '– – #4' },
        facts: 'Balls 0 · Strikes 0',
      },
    },
    {
      plays: `away Batter? 5
       away Ball
       away Strike x2
       away Foul x2
       away Strike
       (away Strikeout =5 =9 2)
       away Batter? 6
       away Ball
       away Foul`,
      score: '0-2',
      board: {
        ...{ place: 'Inning 1, top · 2 out', players: '#9 #6', bases: '– – #4' },
        facts: 'Balls 1 · Strikes 1',
      },
    },
    {
      plays: `away Fly out =6 =9 8
       home Batter? 1
       away Pitcher? 10
       home Single =1 =10
       home @1 Caught stealing =1 =10 2
       home Home run 2 =10
       Scores with their players
       home Run 3 4 =10
       End of inning x7
       Every play
       away Runner placed on base by the tie-breaker 5
       away Single 7 =9
       (away Run =5 =? =9)
       away Grounded into a double play 8 =9 4
       away Ground out 9 =9 3
       home Runner placed on base by the tie-breaker 2
       home Batter? 3
       (home Run =2 =3 =10)
       home Double =3 =10
       home Single 4 =10
       home @3 Run =3 4 =10
       End game`,
      score: '4-3',
    },
  ],
  taps: { Ball: 1, Strike: 1, Foul: 1, 'Batter?': 1, Single: 2, Double: 1, 'Home run': 2 },
  result: { team_1_score: 4, team_2_score: 3 },
  players: {
    'home 1': { at_bats: 1, hits: 1, runs: 0, caught_stealing: 1 },
    'home 2': { at_bats: 1, hits: 1, home_runs: 1, runs: 2, runs_batted_in: 1, putouts: 1 },
    'home 3': { at_bats: 1, hits: 1, doubles: 1, runs: 2, runs_batted_in: 1, putouts: 2 },
    'home 4': { at_bats: 1, hits: 1, runs_batted_in: 2, putouts: 1 },
    'home 9': {
      ...{ innings_pitched: 2, batters_faced: 9, hits_allowed: 2, runs_allowed: 3, walks_allowed: 1 },
      ...{ strikeouts_pitched: 1, hit_batters: 1 },
    },
    'away 1': { plate_appearances: 1, at_bats: 0, hit_by_pitch: 1, runs: 1 },
    'away 2': { at_bats: 0, sacrifice_hits: 1, putouts: 1 },
    'away 3': { at_bats: 0, walks: 1, intentional_walks: 1, runs: 1 },
    'away 4': { at_bats: 1, hits: 1, triples: 1, runs_batted_in: 2 },
    'away 5': { at_bats: 1, strikeouts: 1, runs: 1 },
    'away 8': { at_bats: 1, grounded_into_double_play: 1, runs_batted_in: 0 },
    'away 10': { innings_pitched: 0.1, batters_faced: 4, hits_allowed: 4, runs_allowed: 4 },
  },
  teams: [
    { points_scored: 4, at_bats: 4, hits: 4, runs: 4, runs_batted_in: 4 },
    { points_scored: 3, at_bats: 6, hits: 2, runs: 3, runs_batted_in: 2, left_on_base: 1 },
  ],
})
