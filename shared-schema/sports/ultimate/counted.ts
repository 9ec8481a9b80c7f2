import { discCounters } from '../families/disc.ts'

const both = [...discCounters, 'callahans', 'pulls'] as const

const players = ['picked_up_disc', 'points_played'] as const

/** The counters of ultimate, by the names that existing programs ask for (wire facts 4.18). */
export const ultimateCounted = {
  both,
  players,
  opponents: [
    'callahans',
    'completed_passes_thrown',
    'drops',
    'ds',
    'passes_thrown',
    'throwaways',
    'turnovers',
  ],
} as const

export type UltimateCounter = (typeof both)[number] | (typeof players)[number]
