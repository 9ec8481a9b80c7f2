/** By which figure the standings of swiss rounds are counted. */
export const scoringSystems = ['victory points', 'power ranking'] as const
export type ScoringSystem = (typeof scoringSystems)[number]
