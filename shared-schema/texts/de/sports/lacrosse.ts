import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/lacrosse.ts'

export const words = {
  plays: {
    manDownGoal: 'Unterzahltor',
    freePositionGoal: 'Tor aus Freiposition',
    freePositionSaved: 'Schuss aus Freiposition gehalten',
    freePositionMissed: 'Schuss aus Freiposition daneben',
    groundBall: 'Bodenball',
    drawControl: 'Draw gewonnen',
    forcedTurnover: 'erzwungener Ballverlust',
    failedClear: 'gescheiterter Clear',
    extraMan: 'Überzahl',
    technicalFoulOf30Seconds: 'technisches Foul, 30 Sekunden',
    personalFoulOf1: 'persönliches Foul, 1 Minute',
    personalFoulOf2: 'persönliches Foul, 2 Minuten',
    personalFoulOf3: 'persönliches Foul, 3 Minuten',
  },
  roles: {
    forcedBy: 'erzwungen von',
    ballLostBy: 'verloren von',
  },
  values: {},
  columns: {
    ground_balls: {
      short: 'GB',
      name: 'Bodenbälle',
      meaning: 'Freie Bälle, die gegen einen Gegner gewonnen wurden.',
    },
    draw_controls: {
      short: 'DC',
      name: 'gewonnene Draws',
      meaning: 'Draws, nach denen der Spieler den Ball hatte.',
    },
    forced_turnovers: {
      short: 'CT',
      name: 'erzwungene Ballverluste',
      meaning: 'Ballverluste des anderen Teams, die der Spieler erzwungen hat.',
    },
    penalty_time: {
      short: 'SM',
      name: 'Strafminuten',
      meaning: 'Minuten der Strafen gegen den Spieler; ein technisches Foul ist eine halbe.',
    },
    personal_fouls: { short: 'PF', name: 'persönliche Fouls', meaning: 'Persönliche Fouls des Spielers.' },
    technical_fouls: { short: 'TF', name: 'technische Fouls', meaning: 'Technische Fouls des Spielers.' },
    man_down_goals: {
      short: 'MDG',
      name: 'Unterzahltore',
      meaning: 'Tore, während dem eigenen Team ein Spieler fehlte.',
    },
    free_position_shots: {
      short: 'FPS',
      name: 'Schüsse aus Freiposition',
      meaning: 'Schüsse aus Freipositionen.',
    },
    free_position_goals: { short: 'FPT', name: 'Tore aus Freiposition', meaning: 'Tore aus Freipositionen.' },
    clears: {
      short: 'CLR',
      name: 'Clears',
      meaning: 'Wie oft das eigene Team den Ball aus seiner Hälfte brachte.',
    },
    clear_attempts: {
      short: 'CLV',
      name: 'Clear-Versuche',
      meaning: 'Wie oft das eigene Team versuchte, den Ball aus seiner Hälfte zu bringen.',
    },
    clear_percent: { short: 'CLR%', name: 'Clear-Quote', meaning: 'Clears auf hundert Versuche.' },
    rides: { short: 'RIDE', name: 'Rides', meaning: 'Gescheiterte Clears des anderen Teams.' },
    extra_man_opportunities: {
      short: 'EMO',
      name: 'Überzahlspiele',
      meaning: 'Wie oft dem anderen Team ein Spieler fehlte.',
    },
    extra_man_percent: {
      short: 'EMO%',
      name: 'Überzahlquote',
      meaning: 'Überzahltore auf hundert Überzahlspiele.',
    },
    times_man_down: {
      short: 'MD',
      name: 'Unterzahlspiele',
      meaning: 'Wie oft dem eigenen Team ein Spieler fehlte.',
    },
    extra_man_goals_against: {
      short: 'EMGT',
      name: 'Gegentore in Unterzahl',
      meaning: 'Tore, die das andere Team in Überzahl erzielt hat.',
    },
    man_down_percent: {
      short: 'MD%',
      name: 'Unterzahlquote',
      meaning: 'Unterzahlspiele ohne Gegentor, auf hundert.',
    },
  },
  groups: {
    clearing: 'Clears und Überzahl',
  },
} satisfies Translated<typeof english>
