import { z } from 'zod'
import { isSport } from '../../../shared-schema/sports/names.ts'
import { loadSport } from '../../../shared-schema/sports/load.ts'
import { columnWord, type OwnWords } from '../../../shared-schema/sports/model/own-words.ts'
import type { SportRules } from '../../../shared-schema/sports/model/sport.ts'
import { capital } from '../../base/formats/capital.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { valueText } from '../../scoring/column-text.ts'
import { addSportWords } from '../../texts/sport-words.ts'
import { sharedT, t } from '../../texts/t.ts'
import { named, seasonName } from './record-shapes.ts'

/** A player's or team's figures of a season. */
export interface SeasonFigures {
  readonly season: string
  /** By their words in the texts: the names in the statistics, or a sport's own. */
  readonly figures: readonly { readonly name: string; readonly text: string }[]
}

const line = z.object({ season: named, league: named }).catchall(z.unknown())

interface Known {
  readonly rules: Pick<SportRules, 'figures'>
  readonly words: OwnWords
}

const figuresIn = ({ season, league, ...rest }: z.infer<typeof line>, sport: Known): SeasonFigures => ({
  season: seasonName({ ...season, league }),
  figures: Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'number' && value !== 0 && !name.endsWith('_id')
      ? [{ name: columnWord(sport, name), text: valueText(sport.rules, name, value) }]
      : [],
  ),
})

/**
 * `goals_caught` as `Goals caught`, else by its title in the sport's box score; without either, from the
 * name.
 */
export const figureText = (name: string): string =>
  t(`figures.${name}`, {
    defaultValue: capital(sharedT(`columns.${name}.name`, { defaultValue: inWords(name) })),
  })

const inWords = (name: string): string => name.replaceAll('_', ' ')

const unknownSport: Known = { rules: { figures: {} }, words: {} }

/**
 * The statistics per season of a player or a team in a sport, in words.
 * @throws RequestError
 */
export const fetchFigures = async (
  subject: 'player' | 'team',
  id: number,
  sport: string,
  signal: AbortSignal,
): Promise<SeasonFigures[]> => {
  const [lines, known] = await Promise.all([
    readAll(
      `stats/${encodeURIComponent(sport)}/${subject}_stats_per_season`,
      { [`${subject}_id`]: String(id) },
      line,
      signal,
    ),
    isSport(sport) ? loadSport(sport) : unknownSport,
    isSport(sport) && addSportWords(sport),
  ])
  return lines.map(one => figuresIn(one, known))
}
