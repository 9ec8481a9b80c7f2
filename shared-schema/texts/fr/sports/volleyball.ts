import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/volleyball.ts'

export const words = {
  plays: {
    kill: 'attaque gagnante',
    attackError: 'faute d’attaque',
    blockByTwo: 'contre à deux',
    blockByThree: 'contre à trois',
    blockError: 'faute au contre',
    ballHandlingError: 'faute de touche de balle',
    reception: 'réception',
    attack: 'attaque en jeu',
    dig: 'défense',
  },
  roles: {
    attacker: 'attaquant',
    setter: 'passeur',
    digger: 'défenseur',
  },
  values: {
    positive: 'réception positive',
  },
  columns: {
    player_points: {
      short: 'PTS',
      name: 'points marqués',
      meaning:
        'Attaques gagnantes, aces et contres ; un contre à deux ou trois vaut un demi-point pour chacun.',
    },
    kills: { short: 'AG', name: 'attaques gagnantes', meaning: 'Attaques qui ont gagné l’échange.' },
    attack_errors: {
      short: 'FA',
      name: 'fautes d’attaque',
      meaning: 'Attaques qui ont perdu l’échange, sans celles qui ont été contrées.',
    },
    attacks_blocked: {
      short: 'AC',
      name: 'attaques contrées',
      meaning: 'Attaques qui ont perdu l’échange par un contre.',
    },
    attack_attempts: { short: 'AT', name: 'attaques tentées', meaning: 'Toutes les attaques.' },
    hitting_percentage: {
      short: 'EFF',
      name: 'efficacité en attaque',
      meaning: 'Attaques gagnantes moins fautes et attaques contrées, par attaque.',
    },
    kill_percent: {
      short: 'AG%',
      name: 'pourcentage d’attaques gagnantes',
      meaning: 'Attaques gagnantes sur cent attaques.',
    },
    set_assists: {
      short: 'PD',
      name: 'passes décisives',
      meaning: 'Passes qui ont mené directement à une attaque gagnante.',
    },
    serves: { short: 'SRV', name: 'services', meaning: 'Tous les services.' },
    digs: { short: 'DEF', name: 'défenses', meaning: 'Attaques de l’autre équipe gardées en jeu.' },
    ball_handling_errors: {
      short: 'FT',
      name: 'fautes de touche de balle',
      meaning: 'Doubles touches, portés et ballons tenus qui ont perdu l’échange.',
    },
    receptions: { short: 'REC', name: 'réceptions', meaning: 'Services reçus, aces concédés compris.' },
    reception_errors: {
      short: 'FR',
      name: 'fautes de réception',
      meaning: 'Aces que le joueur a laissés passer.',
    },
    positive_receptions: {
      short: 'RP',
      name: 'réceptions positives',
      meaning: 'Réceptions qui laissaient tous les choix au passeur.',
    },
    positive_reception_percent: {
      short: 'RP%',
      name: 'pourcentage de réceptions positives',
      meaning: 'Réceptions positives sur cent.',
    },
    block_solos: { short: 'CS', name: 'contres seuls', meaning: 'Contres à un qui ont gagné l’échange.' },
    block_assists: {
      short: 'CP',
      name: 'contres partagés',
      meaning: 'Contres à deux ou trois qui ont gagné l’échange.',
    },
    total_blocks: {
      short: 'CTR',
      name: 'contres en tout',
      meaning: 'Contres seuls et la moitié des contres partagés.',
    },
    block_errors: {
      short: 'FC',
      name: 'fautes au contre',
      meaning: 'Contres qui ont perdu l’échange par une faute.',
    },
    rallies_served: { short: 'ES', name: 'échanges servis', meaning: 'Échanges sur son propre service.' },
    points_on_serve_percent: {
      short: 'PS%',
      name: 'pourcentage au service',
      meaning: 'Points sur cent échanges sur son propre service.',
    },
    rallies_received: {
      short: 'ER',
      name: 'échanges reçus',
      meaning: 'Échanges sur le service de l’autre équipe.',
    },
    side_outs: { short: 'SO', name: 'side-outs', meaning: 'Points gagnés sur le service de l’autre équipe.' },
    side_out_percent: {
      short: 'SO%',
      name: 'pourcentage de side-outs',
      meaning: 'Points sur cent échanges sur le service de l’autre équipe.',
    },
    error_points: {
      short: 'FAD',
      name: 'fautes de l’adversaire',
      meaning: 'Points par des fautes de l’autre équipe, qui ne sont portés à aucun joueur.',
    },
  },
  groups: {
    receptionsAndBlocks: 'réceptions et contres',
    rallies: 'échanges',
  },
} satisfies Translated<typeof english>
