import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/dodgeball.ts'

export const words = {
  plays: {
    playerHit: 'Spieler getroffen',
    throwCaught: 'Wurf gefangen',
    lineFault: 'Linie übertreten',
    blockFault: 'Ball beim Blocken verloren',
    throwMissed: 'Wurf daneben',
    throwBlocked: 'Wurf geblockt',
    setWon: 'Satz gewonnen',
    setDrawn: 'Satz unentschieden',
  },
  roles: {
    hitByThrow: 'getroffen wurde',
    caughtBy: 'gefangen von',
    returned: 'zurück auf dem Feld',
  },
  values: {},
  columns: {
    throws: { short: 'WÜ', name: 'Würfe', meaning: 'Alle Würfe.' },
    players_hit: {
      short: 'TR',
      name: 'Treffer',
      meaning: 'Spieler des anderen Teams, die ein Wurf hinausgebracht hat.',
    },
    hit_percent: { short: 'TR%', name: 'Trefferquote', meaning: 'Treffer auf hundert Würfe.' },
    catches_made: { short: 'F', name: 'Fänge', meaning: 'Gefangene Würfe des anderen Teams.' },
    throws_blocked: { short: 'BLK', name: 'Blocks', meaning: 'Würfe, die mit einem Ball geblockt wurden.' },
    times_out: { short: 'AUS', name: 'Ausgeschieden', meaning: 'Wie oft der Spieler hinausmusste.' },
    throws_caught: {
      short: 'WG',
      name: 'gefangene eigene Würfe',
      meaning: 'Eigene Würfe, die das andere Team gefangen hat.',
    },
    line_faults: {
      short: 'LÜ',
      name: 'Linienfehler',
      meaning: 'Ausgeschieden durch einen Tritt auf die Linie.',
    },
    returns: {
      short: 'RÜ',
      name: 'Rückkehr',
      meaning: 'Rückkehr aufs Feld durch den Fang eines Mitspielers.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
