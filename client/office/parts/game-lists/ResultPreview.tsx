import { NativeSelect, Table, Text } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { shortDay } from '../../../base/formats/day-title.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { GameLine } from '../../game-lists/lines.ts'
import type { PossibleGame, ResultEffect } from '../../game-lists/results.ts'
import { t } from '../../texts/t.ts'
import { Likely } from './Likely.tsx'
import type { ResultList } from './use-results.ts'

/** The number of rows shown; those that need somebody's attention come first. */
const SHOWN = 200

interface ResultPreviewProps {
  readonly list: ResultList
  readonly games: readonly NamedGame[]
}

/** The effect of each row of a list of results, or the reason why it has none. */
export function ResultPreview({ list: { lines, effects, change, draft, means }, games }: ResultPreviewProps) {
  const rankOf = ({ line }: GameLine): number => ranks[effects.get(line)?.kind ?? 'noScore']
  const inOrder = lines.toSorted((one, other) => rankOf(one) - rankOf(other))
  const names = games.flatMap(({ game }) => [game.team_1, game.team_2]).filter(team => team !== null)
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
          {inOrder.slice(0, SHOWN).map(line => {
            const effect = effects.get(line.line)
            return (
              effect && (
                <Table.Tr key={line.line}>
                  <Table.Td>{line.line}</Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    {t('results.pair', pairOf('game' in effect ? effect.game.teams : line.teams))}
                  </Table.Td>
                  <Table.Td>
                    <Text fw={ranks[effect.kind] === 0 ? 700 : undefined}>{effectText(effect)}</Text>
                    {'among' in effect && effect.among && (
                      <NativeSelect
                        aria-label={t('gameLists.whichOf', { number: line.line })}
                        value={String(draft.isGame[line.line] ?? '')}
                        onChange={event =>
                          change({
                            isGame: { ...draft.isGame, [line.line]: Number(event.currentTarget.value) },
                          })
                        }
                        data={[
                          { value: '', label: t('gameLists.choose') },
                          ...effect.among.map(game => ({ value: String(game.id), label: gameText(game) })),
                        ]}
                      />
                    )}
                    {effect.kind === 'unknownTeam' && (
                      <Likely name={effect.team} teams={names} onChoose={team => means(effect.team, team)} />
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

/** The rows that need somebody come first, then those that change something. */
const ranks: Readonly<Record<ResultEffect['kind'], number>> = {
  ...{ wrong: 0, unknownTeam: 0, several: 0, noGame: 0, otherTime: 0, twice: 0, ruled: 0 },
  ...{ enters: 1, corrects: 1, same: 2, noScore: 2 },
}

const pairOf = ([one, two]: readonly [string, string]) => ({ one: bidiIsolate(one), two: bidiIsolate(two) })
const scoreText = (score: readonly [number, number] | null): string => score?.join('–') ?? ''

function effectText(effect: ResultEffect): string {
  switch (effect.kind) {
    case 'enters':
      return t('gameLists.does.enters', { score: scoreText(effect.score.score) })
    case 'corrects':
      return t('gameLists.does.corrects', {
        before: scoreText(effect.game.score),
        score: scoreText(effect.score.score),
      })
    case 'unknownTeam':
      return t('gameLists.does.unknownTeam', { team: bidiIsolate(effect.team) })
    case 'wrong':
      return effect.wrong.map(why => t(`gameLists.wrong.${why}`)).join(' ')
    default:
      return t(`gameLists.does.${effect.kind}`)
  }
}

/** `12 Jun 14:05 · Pool A · Field 2 · 15–13` */
const gameText = ({ day, time, part, field, score }: PossibleGame): string =>
  [`${shortDay(day)} ${time}`, part, field, scoreText(score)].filter(Boolean).join(' · ')
