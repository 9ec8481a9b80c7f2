// The words of sports in which the ball is thrown at the goal.

/** The words for shots that are throws. */
export const throwsAtGoal = {
  shotSaved: 'throwAtGoalSaved',
  shotMissed: 'throwAtGoalMissed',
  shotBlocked: 'throwAtGoalBlocked',
  shotOnPost: 'throwAtGoalOnPost',
} as const

/** The words for columns of shots that are throws. */
export const columnsOfThrows = { shots: 'throws_at_goal', shots_against: 'throws_against' } as const
