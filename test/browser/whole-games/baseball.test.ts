/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** Batters are named before and after their hits; the runs know them either way. */
testWholeGame({
  sport: 'baseball',
  sheets: [
    {
      plays: `Every play
       Start game
       away Batter: 1
       home Pitcher? 9
       away Ball
       away Strike
       away Foul
       away Single =1 =9
       away @1 Stolen base =1
       away Batter? 2
       away Ball x4
       (away Walk =2 =9)
       away Batter? 3
       (away Run =1 =3 =9)
       away Double =3 =9
       away Batter? 4
       (away Run =2 =4 =9)
       away Sacrifice fly =4 =9 8
       away Batter? 5
       away Strike x3
       (away Strikeout =5 =9 2)`,
      score: '0-2',
      board: {
        ...{ place: 'Inning 1, top · 2 out', players: '#9 ?', bases: '– #3 –' },
        facts: 'Balls 0 · Strikes 0',
      },
    },
    {
      // The third out ends the turn. Then a double brings two home, and a runner from third base is out.
      plays: `away Ground out 6 =9 4
       home Batter? 1
       away Pitcher? 11
       home Single =1 =11
       home Single 2 =11
       home Sacrifice bunt 3 =11 5
       (home Run =1 =4 =11)
       (home Run =2 =4 =11)
       home Double 4 =11
       home @2 Stolen base =4
       home Batter? 5
       home Hit by a pitch =5 =11
       home Batter? 6
       home @3 Fielder’s choice, runner out =6 =11 2 =3`,
      score: '2-2',
      board: {
        ...{ place: 'Inning 1, bottom · 2 out', players: '? #11', bases: '#6 #5 –' },
        facts: 'Balls 0 · Strikes 0',
      },
    },
    {
      plays: `home Batter? 7
       (home Run =5 =7 =11)
       (home Run =6 =7 =11)
       home Home run =7 =11
       home Batter? 8
       home Strike x3
       (home Strikeout =8 =11 2)
       Scores with their players
       End of inning x2
       away Run 5 6 =9
       away Home run 7 =9
       Every play
       home Winning pitcher =9
       End game`,
      score: '5-4',
    },
  ],
  taps: { Ball: 1, Strike: 1, Foul: 1, 'Batter?': 1, Single: 2, Double: 2, 'Stolen base': 2, 'Home run': 2 },
  result: { team_1_score: 5, team_2_score: 4 },
  players: {
    'home 1': { at_bats: 1, hits: 1, runs: 1 },
    'home 2': { at_bats: 1, hits: 1, runs: 1, putouts: 1 },
    'home 3': { at_bats: 0, sacrifice_hits: 1 },
    'home 4': { at_bats: 1, doubles: 1, runs: 0, runs_batted_in: 2, stolen_bases: 1, putouts: 1 },
    'home 5': { at_bats: 0, hit_by_pitch: 1, runs: 1 },
    'home 6': { at_bats: 1, hits: 0, runs: 1, runs_batted_in: 0 },
    'home 7': { at_bats: 1, home_runs: 1, runs: 1, runs_batted_in: 3 },
    'home 8': { at_bats: 1, strikeouts: 1, putouts: 1 },
    'home 9': {
      ...{ innings_pitched: 1, batters_faced: 7, hits_allowed: 3, runs_allowed: 4, walks_allowed: 1 },
      ...{ strikeouts_pitched: 1, home_runs_allowed: 1, pitcher_wins: 1 },
    },
    'away 1': { at_bats: 1, hits: 1, runs: 1, stolen_bases: 1 },
    'away 2': { at_bats: 0, walks: 1, runs: 1, putouts: 2 },
    'away 3': { at_bats: 1, doubles: 1, runs_batted_in: 1 },
    'away 4': { at_bats: 0, sacrifice_flies: 1, runs_batted_in: 1 },
    'away 5': { at_bats: 1, strikeouts: 1, runs: 1, putouts: 1 },
    'away 7': { at_bats: 1, home_runs: 1, runs: 1, runs_batted_in: 1 },
    'away 11': {
      ...{ innings_pitched: 1, batters_faced: 8, hits_allowed: 4, runs_allowed: 5, hit_batters: 1 },
      ...{ strikeouts_pitched: 1, home_runs_allowed: 1, pitcher_wins: 0 },
    },
  },
  teams: [
    { points_scored: 5, at_bats: 6, hits: 4, runs: 5, runs_batted_in: 5, left_on_base: 0 },
    { points_scored: 4, at_bats: 5, hits: 3, runs: 4, runs_batted_in: 4, left_on_base: 1 },
  ],
})
