import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'

/** `Club League 2026` */
export const seasonTitle = (season: string, league: string | undefined): string =>
  league === undefined ? season : `${bidiIsolate(league)} ${bidiIsolate(season)}`
