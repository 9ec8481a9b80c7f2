/** The words of lacrosse. */
export const words = {
  plays: {
    manDownGoal: 'man-down goal',
    freePositionGoal: 'free-position goal',
    freePositionSaved: 'free-position shot saved',
    freePositionMissed: 'free-position shot missed',
    groundBall: 'ground ball',
    drawControl: 'draw control',
    forcedTurnover: 'forced turnover',
    failedClear: 'failed clear',
    extraMan: 'extra-man opportunity',
    technicalFoulOf30Seconds: 'technical foul, 30 seconds',
    personalFoulOf1: 'personal foul, 1 minute',
    personalFoulOf2: 'personal foul, 2 minutes',
    personalFoulOf3: 'personal foul, 3 minutes',
  },
  roles: {
    forcedBy: 'forced by',
    ballLostBy: 'lost by',
  },
  values: {},
  columns: {
    ground_balls: { short: 'GB', name: 'ground balls', meaning: 'Loose balls won against an opponent.' },
    draw_controls: {
      short: 'DC',
      name: 'draw controls',
      meaning: 'Draws after which the player won the ball.',
    },
    forced_turnovers: {
      short: 'CT',
      name: 'caused turnovers',
      meaning: 'Turnovers of the other team that the player forced.',
    },
    penalty_time: {
      short: 'PIM',
      name: 'penalty minutes',
      meaning: 'Minutes of penalties given to the player; a technical foul is half of one.',
    },
    personal_fouls: { short: 'PF', name: 'personal fouls', meaning: 'Personal fouls called on the player.' },
    technical_fouls: {
      short: 'TF',
      name: 'technical fouls',
      meaning: 'Technical fouls called on the player.',
    },
    man_down_goals: {
      short: 'MDG',
      name: 'man-down goals',
      meaning: 'Goals scored while the own team was a player short.',
    },
    free_position_shots: { short: 'FPS', name: 'free-position shots', meaning: 'Shots from free positions.' },
    free_position_goals: { short: 'FPG', name: 'free-position goals', meaning: 'Goals from free positions.' },
    clears: {
      short: 'CLR',
      name: 'clears',
      meaning: 'How often the own team brought the ball out of its half.',
    },
    clear_attempts: {
      short: 'CLA',
      name: 'clear attempts',
      meaning: 'How often the own team tried to bring the ball out of its half.',
    },
    clear_percent: { short: 'CLR%', name: 'clear percentage', meaning: 'Clears out of a hundred attempts.' },
    rides: { short: 'RIDE', name: 'rides', meaning: 'Clears of the other team that failed.' },
    extra_man_opportunities: {
      short: 'EMO',
      name: 'extra-man opportunities',
      meaning: 'How often the other team was a player short.',
    },
    extra_man_percent: {
      short: 'EMO%',
      name: 'extra-man percentage',
      meaning: 'Extra-man goals out of a hundred opportunities.',
    },
    times_man_down: {
      short: 'MD',
      name: 'times man-down',
      meaning: 'How often the own team was a player short.',
    },
    extra_man_goals_against: {
      short: 'EMGA',
      name: 'extra-man goals against',
      meaning: 'Goals that the other team scored with an extra man.',
    },
    man_down_percent: {
      short: 'MD%',
      name: 'man-down percentage',
      meaning: 'Times man-down without a goal against, out of a hundred.',
    },
  },
  groups: {
    clearing: 'clears and opportunities',
  },
} as const
