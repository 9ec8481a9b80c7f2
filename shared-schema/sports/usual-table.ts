import type { PresetName } from '../rules/standings/preset-names.ts'
import type { Sport } from './names.ts'

const presets: Partial<Record<Sport, PresetName>> = {
  ultimate: 'WFDF',
  goaltimate: 'WFDF',
  soccer: 'Premier League',
  handball: 'EHF',
  'ice hockey': 'Liiga',
  rugby: 'Six Nations',
  volleyball: 'FIVB',
}

/** The default ranking rules for a season of a sport. */
export const usualTable = (sport: Sport): PresetName => presets[sport] ?? 'points'
