/** The rules that a tournament or a season can choose by their name. */
export const presetNames = [
  'WFDF',
  'USAU',
  'TopScore',
  'FIFA 2026',
  'UEFA 2024',
  'Bundesliga',
  'Premier League',
  'EHF',
  'Liiga',
  'Six Nations',
  'FIVB',
  'FIBA',
  'points',
  'plain',
] as const
export type PresetName = (typeof presetNames)[number]
