import { Text } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { shortDay } from '../../../base/formats/day-title.ts'
import type { FixtureEffect } from '../../game-lists/fixtures.ts'
import { t } from '../../texts/t.ts'
import { Likely } from './Likely.tsx'
import { RowsTable } from './RowsTable.tsx'
import type { FixturesList } from './use-fixtures.ts'

interface FixturePreviewProps {
  readonly list: FixturesList
  readonly effects: ReadonlyMap<number, FixtureEffect>
}

/** The game that each row of a list makes, or the reason why it makes none. */
export function FixturePreview({ list: { lines, teams, means }, effects }: FixturePreviewProps) {
  return (
    <RowsTable
      lines={lines}
      effectOf={line => {
        const effect = effects.get(line.line)
        return (
          effect && {
            teams: line.teams,
            rank: effect.kind === 'makes' ? 1 : effect.kind === 'there' ? 2 : 0,
            text: effectText(effect),
            more: (
              <>
                {effect.kind === 'makes' && effect.lacksField && (
                  <Text size="sm">{t('gameLists.lacksField', { field: bidiIsolate(line.field) })}</Text>
                )}
                {effect.kind === 'unknownTeam' && (
                  <Likely name={effect.team} teams={teams} onChoose={team => means(effect.team, team)} />
                )}
              </>
            ),
          }
        )
      }}
    />
  )
}

function effectText(effect: FixtureEffect): string {
  switch (effect.kind) {
    case 'makes': {
      const { match_day, start } = effect.fixture
      const [day = '', time = ''] = start.split('T')
      const when = `${shortDay(day)} ${time}`
      return match_day === null ? when : `${t('results.matchDay', { number: match_day })} · ${when}`
    }
    case 'unknownTeam':
      return t('gameLists.does.unknownTeam', { team: bidiIsolate(effect.team) })
    case 'severalTeams':
    case 'hasLeft':
      return t(`gameLists.makes.${effect.kind}`, { team: bidiIsolate(effect.team) })
    case 'wrong':
      return effect.wrong.map(why => t(`gameLists.wrong.${why}`)).join(' ')
    case 'there':
    case 'twice':
    case 'itself':
    case 'noStart':
      return t(`gameLists.makes.${effect.kind}`)
  }
}
