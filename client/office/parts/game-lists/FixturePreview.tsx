import { Table, Text } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { shortDay } from '../../../base/formats/day-title.ts'
import type { FixtureEffect } from '../../game-lists/fixtures.ts'
import { t } from '../../texts/t.ts'
import { Likely } from './Likely.tsx'
import type { FixturesList } from './use-fixtures.ts'

/** The number of rows shown; those that need somebody's attention come first. */
const SHOWN = 200

interface FixturePreviewProps {
  readonly list: FixturesList
  readonly effects: ReadonlyMap<number, FixtureEffect>
}

/** The game that each row of a list makes, or the reason why it makes none. */
export function FixturePreview({ list: { lines, teams, means }, effects }: FixturePreviewProps) {
  const rankOf = (line: number): number => {
    const kind = effects.get(line)?.kind
    return kind === 'makes' ? 1 : kind === 'there' ? 2 : 0
  }
  const inOrder = lines.toSorted((one, other) => rankOf(one.line) - rankOf(other.line))
  return (
    <>
      <Table aria-label={t('teams.preview')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('teams.line')}</Table.Th>
            <Table.Th>{t('people.game')}</Table.Th>
            <Table.Th>{t('teams.leadsTo')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {inOrder.slice(0, SHOWN).map(({ line, teams: [one, two], field }) => {
            const effect = effects.get(line)
            return (
              effect && (
                <Table.Tr key={line}>
                  <Table.Td>{line}</Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    {t('results.pair', { one: bidiIsolate(one), two: bidiIsolate(two) })}
                  </Table.Td>
                  <Table.Td>
                    <Text fw={rankOf(line) === 0 ? 700 : undefined}>{effectText(effect)}</Text>
                    {effect.kind === 'makes' && effect.lacksField && (
                      <Text size="sm">{t('gameLists.lacksField', { field: bidiIsolate(field) })}</Text>
                    )}
                    {effect.kind === 'unknownTeam' && (
                      <Likely name={effect.team} teams={teams} onChoose={team => means(effect.team, team)} />
                    )}
                  </Table.Td>
                </Table.Tr>
              )
            )
          })}
        </Table.Tbody>
      </Table>
      {lines.length > SHOWN && <Text>{t('teams.moreRows', { count: lines.length - SHOWN })}</Text>}
    </>
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
