import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/volleyball.ts'

export const words = {
  plays: {
    kill: 'Angriffspunkt',
    attackError: 'Angriffsfehler',
    blockByTwo: 'Doppelblock',
    blockByThree: 'Dreierblock',
    blockError: 'Blockfehler',
    ballHandlingError: 'technischer Fehler am Ball',
    reception: 'Annahme',
    attack: 'Angriff im Spiel',
    dig: 'Abwehr',
  },
  roles: {
    attacker: 'Angreifer',
    setter: 'Zuspieler',
    digger: 'abgewehrt von',
  },
  values: {
    positive: 'positive Annahme',
  },
  columns: {
    player_points: {
      short: 'PKT',
      name: 'Punkte',
      meaning:
        'Angriffspunkte, Asse und Blocks; ein Block zu zweit oder dritt ist für jeden ein halber Punkt.',
    },
    kills: { short: 'AN+', name: 'Angriffspunkte', meaning: 'Angriffe, die den Ballwechsel gewannen.' },
    attack_errors: {
      short: 'AN−',
      name: 'Angriffsfehler',
      meaning: 'Angriffe, die den Ballwechsel verloren, geblockte nicht mitgezählt.',
    },
    attacks_blocked: {
      short: 'GEB',
      name: 'geblockte Angriffe',
      meaning: 'Angriffe, die durch einen Block den Ballwechsel verloren.',
    },
    attack_attempts: { short: 'AN', name: 'Angriffe', meaning: 'Alle Angriffe.' },
    hitting_percentage: {
      short: 'EFF%',
      name: 'Angriffseffizienz',
      meaning: 'Angriffspunkte minus Fehler und geblockte Angriffe, durch alle Angriffe.',
    },
    kill_percent: { short: 'AN%', name: 'Angriffsquote', meaning: 'Angriffspunkte auf hundert Angriffe.' },
    set_assists: {
      short: 'A',
      name: 'Assists',
      meaning: 'Zuspiele, die direkt zu einem Angriffspunkt führten.',
    },
    serves: { short: 'AUF', name: 'Aufschläge', meaning: 'Alle Aufschläge.' },
    digs: {
      short: 'ABW',
      name: 'Abwehraktionen',
      meaning: 'Angriffe des anderen Teams, die im Spiel gehalten wurden.',
    },
    ball_handling_errors: {
      short: 'TF',
      name: 'technische Fehler am Ball',
      meaning: 'Doppelberührungen und gehaltene oder geworfene Bälle, die den Ballwechsel verloren.',
    },
    receptions: {
      short: 'ANN',
      name: 'Annahmen',
      meaning: 'Angenommene Aufschläge, Asse gegen sich inbegriffen.',
    },
    reception_errors: {
      short: 'ANF',
      name: 'Annahmefehler',
      meaning: 'Asse, die der Spieler zugelassen hat.',
    },
    positive_receptions: {
      short: 'POS',
      name: 'positive Annahmen',
      meaning: 'Annahmen, die dem Zuspieler jede Wahl ließen.',
    },
    positive_reception_percent: {
      short: 'POS%',
      name: 'Quote positiver Annahmen',
      meaning: 'Positive Annahmen auf hundert.',
    },
    block_solos: {
      short: 'BS',
      name: 'Einzelblocks',
      meaning: 'Blocks von einem, die den Ballwechsel gewannen.',
    },
    block_assists: {
      short: 'BA',
      name: 'gemeinsame Blocks',
      meaning: 'Blocks von zweien oder dreien, die den Ballwechsel gewannen.',
    },
    total_blocks: {
      short: 'BLK',
      name: 'Blocks insgesamt',
      meaning: 'Einzelblocks und die Hälfte der gemeinsamen Blocks.',
    },
    block_errors: {
      short: 'BF',
      name: 'Blockfehler',
      meaning: 'Blocks, die durch einen Fehler den Ballwechsel verloren.',
    },
    rallies_served: {
      short: 'BWA',
      name: 'Ballwechsel bei Aufschlag',
      meaning: 'Ballwechsel bei eigenem Aufschlag.',
    },
    points_on_serve_percent: {
      short: 'PA%',
      name: 'Punktquote bei Aufschlag',
      meaning: 'Punkte auf hundert Ballwechsel bei eigenem Aufschlag.',
    },
    rallies_received: {
      short: 'BWN',
      name: 'Ballwechsel bei Annahme',
      meaning: 'Ballwechsel bei Aufschlag des anderen Teams.',
    },
    side_outs: {
      short: 'SO',
      name: 'Side-outs',
      meaning: 'Bei Aufschlag des anderen Teams gewonnene Punkte.',
    },
    side_out_percent: {
      short: 'SO%',
      name: 'Side-out-Quote',
      meaning: 'Punkte auf hundert Ballwechsel bei Aufschlag des anderen Teams.',
    },
    error_points: {
      short: 'GF',
      name: 'Fehler der Gegner',
      meaning: 'Punkte durch Fehler des anderen Teams, die keinem Spieler gutgeschrieben werden.',
    },
  },
  groups: {
    receptionsAndBlocks: 'Annahme und Block',
    rallies: 'Ballwechsel',
  },
} satisfies Translated<typeof english>
