/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'kickball',
  sheets: [
    {
      // The fourth foul is an out.
      plays: `Every play
       Start game
       home Kicker: 1
       away Pitcher? 10
       home Foul x4
       (home Fouled out =1 =10 2)
       home Single 2 =10
       home Kicker? 3
       home Ball x4
       (home Walk =3 =10)
       home Kicker? 4
       (home Run =2 =4 =10)
       (home Run =3 =4 =10)
       home Triple =4 =10
       home Foul x3
       home Ball`,
      score: '2-0',
      board: {
        ...{ place: 'Inning 1, top · 1 out', players: '? #10', bases: '– – #4' },
        facts: 'Balls 1 · Strikes 0 · Fouls 3',
      },
    },
    {
      plays: `home Ground out 5 =10 3
       home Fly out 6 =10 8
       away Kicker? 1
       home Pitcher? 11
       away Single =1 =11
       away Fielder’s choice, runner out 2 =11 4
       away Kicker? 3
       away Strike x3
       (away Strikeout =3 =11 2)`,
      score: '2-0',
      board: {
        ...{ place: 'Inning 1, bottom · 2 out', players: '#11 ?', bases: '#2 – –' },
        facts: 'Balls 0 · Strikes 0 · Fouls 0',
      },
    },
    {
      plays: `away Kicker? 4
       (away Run =2 =4 =11)
       away Home run =4 =11
       Scores with their players
       End of inning x4
       home Run 7 8 =10
       away Run 5 6 11
       End game`,
      score: '3-3',
    },
  ],
  taps: { Ball: 1, Strike: 1, Foul: 1, Single: 2, 'Kicker?': 1, 'Home run': 1, Run: 4 },
  result: { team_1_score: 3, team_2_score: 3 },
  players: {
    'home 1': { at_bats: 1, hits: 0, strikeouts: 1 },
    'home 2': { at_bats: 1, hits: 1, runs: 1, putouts: 1 },
    'home 3': { at_bats: 0, walks: 1, runs: 1 },
    'home 4': { at_bats: 1, triples: 1, runs_batted_in: 2, putouts: 1 },
    'home 8': { runs: 0, runs_batted_in: 1 },
    'home 11': {
      ...{ innings_pitched: 0.2, batters_faced: 4, hits_allowed: 2, runs_allowed: 3 },
      ...{ walks_allowed: 0, strikeouts_pitched: 1 },
    },
    'away 1': { at_bats: 1, hits: 1, runs: 0 },
    'away 2': { at_bats: 1, hits: 0, runs: 1, putouts: 1 },
    'away 4': { at_bats: 1, home_runs: 1, runs: 1, runs_batted_in: 2 },
    'away 10': {
      ...{ innings_pitched: 1, batters_faced: 6, hits_allowed: 2, runs_allowed: 3 },
      ...{ walks_allowed: 1, strikeouts_pitched: 1 },
    },
  },
  teams: [
    { points_scored: 3, at_bats: 5, hits: 2, runs: 3, runs_batted_in: 3 },
    { points_scored: 3, at_bats: 4, hits: 2, runs: 3, runs_batted_in: 3 },
  ],
})
