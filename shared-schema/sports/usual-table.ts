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

/** Whose rules rank a season of a sport that names none. */
export const usualTable = (sport: Sport): PresetName => presets[sport] ?? 'points'
