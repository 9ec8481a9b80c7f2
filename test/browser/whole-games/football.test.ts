/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'football',
  sheets: [
    {
      // A punt ends the first drive of the away team after a sack.
      plays: `Every play
       Start game
       home Kickoff 12 60
       away Kickoff return 3 20
       away Passer? 11
       away Rush 4 3
       home Tackle 5
       away Pass complete =11 2 12
       away Pass incomplete =11 2 6
       away Rush 4 -2
       away Sack 6 =11 7
       away Punt 9 40
       home Passer? 10
       home Rush 7 15
       home Penalty 8 10
       home Pass complete =10 3 18
       home Rush 7 4`,
      score: '0-0',
      board: {
        ...{ place: 'Quarter 1', facts: 'Has the ball · 1st & 10 · Opp. 44 · Gets the ball?' },
        ...{ players: '#10', recent: 'Run +15 Pen. −10 Pass +18 Run +4' },
      },
    },
    {
      // A field goal after the third down, a touchback, and a touchdown with two more points.
      plays: `End of quarter
       home Pass complete =10 3 20
       home Rush 7 6
       home Pass incomplete =10 2 ?
       home Rush 7 1
       home Field goal =12 34
       home Kickoff =12 65 +Touchback
       away Pass complete =11 2 18
       away Passing touchdown 2 =11 =62
       away Two-point pass 5 =11
       away Kickoff 1 50
       home Kickoff return 9 12
       home Rush 7 3
       home Interception 8 =10 ? 5
       away [Ball on ?] Ball on 45
       away Rush 4 4
       End of quarter`,
      score: '3-8',
      board: {
        ...{ place: 'Half-time', facts: 'Gets the ball? · Kickoff · Own 35 · Kicks off' },
        ...{ players: '#1', recent: 'Run +4' },
      },
    },
    {
      plays: `away Kickoff =1 60
       home Kickoff return 9 25
       home Rush 7 12
       home Timeout
       home Pass complete =10 3 14
       home Fumble, lost 3 6 8 10
       away Rush 4 5
       home Penalty 5 5
       away Rushing touchdown 4 =36
       away Extra point missed =1 6
       End of quarter
       away Kickoff =1 55
       home Kickoff return 9 15
       home Passing touchdown 3 =10 =75
       home Extra point =12
       home Kickoff =12 60
       away Kickoff return 3 10
       away Sack 6 =11 10
       home Safety 5
       away Kickoff =1 50
       home Kickoff return 9 10
       home Pass complete =10 2 20
       home Field goal missed =12 ? 57
       away Rush 4 2
       away Interception 6 =11 ? 0
       home Rushing touchdown 7 20
       home Two-point try failed 7
       End game`,
      score: '18-14',
    },
  ],
  taps: { Rush: 3, 'Pass complete': 3, 'Pass incomplete': 3, Sack: 3, Punt: 5, Tackle: 2 },
  result: { team_1_score: 18, team_2_score: 14 },
  players: {
    'home 3': {
      ...{ targets: 4, passes_received: 4, receiving_yards: 127, receiving_touchdowns: 1 },
      ...{ fumbles: 1, fumbles_lost: 1, points: 6 },
    },
    'home 5': { tackles_solo: 1, safeties: 1, penalties: 1, penalty_yards: 5, points: 2 },
    'home 6': { sacks: 2, passes_defended: 1, kicks_blocked: 1, interceptions: 1 },
    'home 7': {
      ...{ rushes: 7, rushing_yards: 61, rushing_average: 8.71, rushing_touchdowns: 1 },
      two_point_tries_failed: 1,
    },
    'home 9': { kickoff_returns: 4, kickoff_return_yards: 62 },
    'home 10': {
      ...{ passes_attempted: 7, passes_completed: 5, passing_yards: 147, passing_touchdowns: 1 },
      ...{ passes_intercepted: 1, passer_rating: 113.7 },
    },
    'home 12': {
      ...{ kickoffs: 3, kickoff_yards: 185, kickoff_touchbacks: 1, field_goals_kicked: 1 },
      ...{ field_goals_tried: 2, extra_points_kicked: 1, extra_points_tried: 1, points: 4 },
    },
    'away 1': { kickoffs: 4, kickoff_yards: 215, extra_points_kicked: 0, extra_points_tried: 1 },
    'away 2': { targets: 4, passes_received: 3, receiving_yards: 92, receiving_touchdowns: 1 },
    'away 4': { rushes: 6, rushing_yards: 48, rushing_touchdowns: 1 },
    'away 5': { two_point_conversions: 1, points: 2 },
    'away 6': { fumbles_forced: 1 },
    'away 8': {
      interceptions: 1,
      interception_return_yards: 5,
      fumbles_recovered: 1,
      fumble_return_yards: 10,
    },
    'away 9': { punts: 1, punt_yards: 40 },
    'away 11': {
      ...{ passes_attempted: 5, passes_completed: 3, passing_yards: 92, passes_intercepted: 1 },
      ...{ sacks_taken: 2, sack_yards_lost: 17, two_point_passes: 1 },
    },
  },
  teams: [
    {
      ...{ points: 18, total_yards: 208, net_passing_yards: 147, turnovers: 2, timeouts: 1 },
      ...{ first_downs_rushing: 4, first_downs_passing: 4, first_downs_penalty: 0 },
    },
    {
      ...{ points: 14, total_yards: 123, net_passing_yards: 75, turnovers: 1 },
      ...{ first_downs_rushing: 1, first_downs_passing: 3, first_downs_penalty: 1 },
    },
  ],
})
