import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/dodgeball.ts'

export const words = {
  plays: {
    playerHit: 'joueur touché',
    throwCaught: 'lancer attrapé',
    lineFault: 'faute de ligne',
    blockFault: 'ballon perdu en contrant',
    throwMissed: 'lancer manqué',
    throwBlocked: 'lancer contré',
    setWon: 'set gagné',
    setDrawn: 'set nul',
  },
  roles: {
    hitByThrow: 'touché',
    caughtBy: 'attrapé par',
    returned: 'revenu sur le terrain',
  },
  values: {},
  columns: {
    throws: { short: 'LAN', name: 'lancers', meaning: 'Tous les lancers.' },
    players_hit: {
      short: 'TOU',
      name: 'touches',
      meaning: 'Joueurs de l’autre équipe éliminés par un lancer.',
    },
    hit_percent: { short: 'TOU%', name: 'pourcentage de touches', meaning: 'Touches sur cent lancers.' },
    catches_made: {
      short: 'ATT',
      name: 'ballons attrapés',
      meaning: 'Lancers de l’autre équipe qui ont été attrapés.',
    },
    throws_blocked: { short: 'CTR', name: 'contres', meaning: 'Lancers contrés avec un ballon.' },
    times_out: { short: 'ELIM', name: 'éliminations', meaning: 'Combien de fois le joueur a été éliminé.' },
    throws_caught: {
      short: 'LA',
      name: 'lancers attrapés',
      meaning: 'Lancers du joueur que l’autre équipe a attrapés.',
    },
    line_faults: {
      short: 'FL',
      name: 'fautes de ligne',
      meaning: 'Éliminations pour avoir marché sur une ligne.',
    },
    returns: {
      short: 'RET',
      name: 'retours',
      meaning: 'Retours sur le terrain par un ballon attrapé d’un coéquipier.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
