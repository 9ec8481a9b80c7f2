import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/ice-hockey.ts'

export const words = {
  plays: {
    hit: 'Check',
    takeaway: 'Puckgewinn',
    giveaway: 'Puckverlust',
  },
  roles: {
    hitter: 'gecheckt von',
    hitPlayer: 'gecheckt wurde',
  },
  values: {},
  columns: {
    hits_given: {
      short: 'CH',
      name: 'Checks',
      meaning: 'Gegner, die mit dem Körper vom Puck getrennt wurden.',
    },
    takeaways: { short: 'PG', name: 'Puckgewinne', meaning: 'Der Puck, einem Gegner abgenommen.' },
    giveaways: { short: 'PV', name: 'Puckverluste', meaning: 'Der Puck, an einen Gegner verloren.' },
    shot_attempts: {
      short: 'SAT',
      name: 'Schussversuche',
      meaning: 'Schüsse aufs Tor, daneben und in den Block.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
