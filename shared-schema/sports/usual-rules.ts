import type { PresetName } from '../rules/standings/preset-names.ts'
import type { EventRules } from './model/event-rules.ts'
import type { Sport } from './names.ts'

/** The federations and events whose rules are known; their names are texts. */
type UsualName =
  | ('wfdf' | 'usau' | 'windmill')
  | ('fifa' | 'uefa' | 'bundesliga' | 'premierLeague')
  | ('fiba' | 'nba')
  | ('ihf' | 'ihf16' | 'ihf12' | 'ehf')
  | ('iihf' | 'liiga')
  | ('fifteens' | 'sevens' | 'sixNations')
  | ('nfl' | 'ifaf' | 'ncaa' | 'pll' | 'worldAquatics' | 'fih' | 'fivb' | 'ittf' | 'itsf')

/** The rules of a federation or an event, with the figures that its source gives. */
export interface UsualRules {
  readonly name: UsualName
  readonly games: Readonly<
    Partial<Record<Exclude<keyof EventRules, 'captains_confirm' | 'spirit_scores'>, number>>
  >
  /** Its ranking rules; `tie-break-presets.ts` names their source. Absent if none are known. */
  readonly ranking?: PresetName
}

/** IFAB, Laws of the Game, law 7: two halves of 45 minutes. */
const lawSeven = { period_minutes: 45 } as const

/** IHF Rules of the Game 2:1, of players of 16 years and more. */
const ihfAdults = { period_minutes: 30 } as const

/** World Rugby, law 5: two halves of 40 minutes. */
const lawFive = { period_minutes: 40 } as const

/** Ice hockey: three periods of 20 minutes (IIHF Official Rule Book). */
const threePeriods = { period_minutes: 20 } as const

/** Rules to begin with, by sport. A figure without a known source is left out. */
export const usualRules: Readonly<Partial<Record<Sport, readonly UsualRules[]>>> = {
  ultimate: [
    // WFDF Rules of Ultimate, section 4 (rules.wfdf.org/definitions/word/10): a game to 15.
    { name: 'wfdf', games: { points_to_win: 15 }, ranking: 'WFDF' },
    // USA Ultimate, 22.6 (ultimateunited.com/rule/usau22-6-length-of-game): a game total of 15.
    { name: 'usau', games: { points_to_win: 15 }, ranking: 'USAU' },
    // windmilltournament.com/tournament-info/rules-and-format: to 15; at 85 minutes the point is finished,
    // and the cap is the higher score and one more.
    { name: 'windmill', games: { points_to_win: 15, soft_cap_minutes: 85, soft_cap_points: 1 } },
  ],
  soccer: [
    { name: 'fifa', games: lawSeven, ranking: 'FIFA 2026' },
    { name: 'uefa', games: lawSeven, ranking: 'UEFA 2024' },
    { name: 'bundesliga', games: lawSeven, ranking: 'Bundesliga' },
    { name: 'premierLeague', games: lawSeven, ranking: 'Premier League' },
  ],
  basketball: [
    // FIBA Official Basketball Rules, articles 8.1 (four quarters of ten minutes) and 18 (a minute).
    { name: 'fiba', games: { period_minutes: 10, timeout_seconds: 60 }, ranking: 'FIBA' },
    // NBA Official Rules, rule 5, section II: periods of twelve minutes.
    { name: 'nba', games: { period_minutes: 12 } },
  ],
  handball: [
    { name: 'ihf', games: ihfAdults },
    // IHF Rules of the Game 2:1 for youth: halves of 25 minutes from 12 to 16 years, of 20 from 8 to 12.
    { name: 'ihf16', games: { period_minutes: 25 } },
    { name: 'ihf12', games: { period_minutes: 20 } },
    { name: 'ehf', games: ihfAdults, ranking: 'EHF' },
  ],
  'ice hockey': [
    { name: 'iihf', games: threePeriods },
    { name: 'liiga', games: threePeriods, ranking: 'Liiga' },
  ],
  rugby: [
    { name: 'fifteens', games: lawFive },
    // World Rugby, sevens variations to law 5: two halves of seven minutes.
    { name: 'sevens', games: { period_minutes: 7 } },
    { name: 'sixNations', games: lawFive, ranking: 'Six Nations' },
  ],
  // NFL Official Playing Rules, rule 4, sections 1 (quarters of 15 minutes) and 5 (three timeouts in a half).
  football: [{ name: 'nfl', games: { period_minutes: 15, timeouts: 3 } }],
  // IFAF 5 on 5: two halves of 20 minutes.
  'flag football': [{ name: 'ifaf', games: { period_minutes: 20 } }],
  lacrosse: [
    // NCAA: four quarters of 15 minutes; Premier Lacrosse League: of twelve.
    { name: 'ncaa', games: { period_minutes: 15 } },
    { name: 'pll', games: { period_minutes: 12 } },
  ],
  // World Aquatics, part WP: four periods of eight minutes of actual play.
  'water polo': [{ name: 'worldAquatics', games: { period_minutes: 8 } }],
  // FIH Rules of Hockey: four quarters of 15 minutes.
  'field hockey': [{ name: 'fih', games: { period_minutes: 15 } }],
  // FIVB Official Volleyball Rules, rule 15: two timeouts in a set, of 30 seconds.
  volleyball: [{ name: 'fivb', games: { timeouts: 2, timeout_seconds: 30 }, ranking: 'FIVB' }],
  // ITTF, 3.4.4.2: one timeout of up to a minute in a match.
  'table tennis': [{ name: 'ittf', games: { timeouts: 1, timeout_seconds: 60 } }],
  // ITSF Rules of table soccer: two timeouts of 30 seconds in a game.
  foosball: [{ name: 'itsf', games: { timeouts: 2, timeout_seconds: 30 } }],
}
