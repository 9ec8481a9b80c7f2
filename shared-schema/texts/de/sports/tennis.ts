import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/tennis.ts'

export const words = {
  plays: {
    winner: 'Winner',
    unforcedError: 'unerzwungener Fehler',
    forcedError: 'erzwungener Fehler',
    tiebreakToTen: 'Tie-Break bis zehn',
  },
  roles: {},
  values: { atNet: 'am Netz' },
  columns: {
    faults: { short: 'FEH', name: 'Fehler beim Aufschlag', meaning: 'Aufschläge ins Aus oder ins Netz.' },
    winners: {
      short: 'W',
      name: 'Winner',
      meaning: 'Punkte durch einen Ball, den der Gegner nicht erreichen konnte, Asse inbegriffen.',
    },
    unforced_errors: {
      short: 'UF',
      name: 'unerzwungene Fehler',
      meaning: 'Punkte, die durch einen Fehler ohne Not verloren gingen.',
    },
    forced_errors: {
      short: 'EF',
      name: 'erzwungene Fehler',
      meaning: 'Punkte, die durch einen vom Gegner erzwungenen Fehler verloren gingen.',
    },
    net_points: { short: 'NET', name: 'Netzpunkte', meaning: 'Am Netz gespielte Punkte.' },
    net_points_won: { short: 'NETG', name: 'gewonnene Netzpunkte', meaning: 'Am Netz gewonnene Punkte.' },
    net_points_percent: {
      short: 'NET%',
      name: 'Netzpunktquote',
      meaning: 'Gewonnene Punkte auf hundert am Netz.',
    },
    double_faults: {
      short: 'DF',
      name: 'Doppelfehler',
      meaning: 'Durch zwei Aufschlagfehler verlorene Punkte.',
    },
    games_won: {
      short: 'SG',
      name: 'gewonnene Spiele',
      meaning: 'Gewonnene Spiele, Tie-Breaks inbegriffen.',
    },
    tiebreaks_won: { short: 'TB', name: 'gewonnene Tie-Breaks', meaning: 'Gewonnene Tie-Breaks.' },
    service_points: {
      short: 'AP',
      name: 'Aufschlagpunkte',
      meaning: 'Punkte bei eigenem Aufschlag, Doppelfehler inbegriffen.',
    },
    first_serves_in: {
      short: '1IN',
      name: 'erste Aufschläge im Feld',
      meaning: 'Aufschlagpunkte ohne Aufschlagfehler.',
    },
    first_serve_percent: {
      short: '1A%',
      name: 'Quote der ersten Aufschläge',
      meaning: 'Erste Aufschläge im Feld auf hundert Aufschlagpunkte.',
    },
    first_serve_points_won: {
      short: '1G',
      name: 'Punkte nach erstem Aufschlag',
      meaning: 'Gewonnene Punkte, wenn der erste Aufschlag im Feld war.',
    },
    first_serve_won_percent: {
      short: '1G%',
      name: 'Punktquote nach erstem Aufschlag',
      meaning: 'Gewonnene Punkte auf hundert erste Aufschläge im Feld.',
    },
    second_serve_points: {
      short: '2A',
      name: 'Punkte mit zweitem Aufschlag',
      meaning: 'Punkte nach einem Aufschlagfehler, Doppelfehler inbegriffen.',
    },
    second_serve_points_won: {
      short: '2G',
      name: 'gewonnen nach zweitem Aufschlag',
      meaning: 'Gewonnene Punkte nach einem Aufschlagfehler.',
    },
    second_serve_won_percent: {
      short: '2G%',
      name: 'Punktquote nach zweitem Aufschlag',
      meaning: 'Gewonnene Punkte auf hundert nach einem Aufschlagfehler.',
    },
    break_points_faced: {
      short: 'BG',
      name: 'Breakbälle gegen sich',
      meaning: 'Punkte, mit denen der Rückschläger das Spiel gewinnen konnte.',
    },
    break_points_saved: {
      short: 'BA',
      name: 'abgewehrte Breakbälle',
      meaning: 'Breakbälle, die der Aufschläger gewonnen hat.',
    },
    service_games: {
      short: 'AS',
      name: 'Aufschlagspiele',
      meaning: 'Spiele mit eigenem Aufschlag, Tie-Breaks nicht mitgezählt.',
    },
    service_games_won: {
      short: 'ASG',
      name: 'gewonnene Aufschlagspiele',
      meaning: 'Bei eigenem Aufschlag gewonnene Spiele.',
    },
    return_points: { short: 'RP', name: 'Rückschlagpunkte', meaning: 'Punkte bei Aufschlag des Gegners.' },
    return_points_won: {
      short: 'RPG',
      name: 'gewonnene Rückschlagpunkte',
      meaning: 'Bei Aufschlag des Gegners gewonnene Punkte.',
    },
    return_games: { short: 'RS', name: 'Rückschlagspiele', meaning: 'Spiele bei Aufschlag des Gegners.' },
    break_points: {
      short: 'BB',
      name: 'Breakbälle',
      meaning: 'Punkte bei Aufschlag des Gegners, die das Spiel gewinnen konnten.',
    },
    breaks: { short: 'BRK', name: 'Breaks', meaning: 'Bei Aufschlag des Gegners gewonnene Spiele.' },
    break_points_percent: { short: 'BB%', name: 'Breakquote', meaning: 'Breaks auf hundert Breakbälle.' },
  },
  groups: { service: 'Aufschlag', return: 'Rückschlag' },
} satisfies Translated<typeof english>
