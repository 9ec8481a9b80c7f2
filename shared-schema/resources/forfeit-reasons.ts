/** Why a game was not played to its end; empty for one that was. */
export const forfeitReasons = ['', 'no show', 'withdrawal', 'disqualification', 'abandoned'] as const

/** Why a game is forfeited. */
export type ForfeitReason = Exclude<(typeof forfeitReasons)[number], ''>
