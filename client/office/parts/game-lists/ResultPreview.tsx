import { NativeSelect } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { shortDay } from '../../../base/formats/day-title.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { PossibleGame, ResultEffect } from '../../game-lists/results.ts'
import { t } from '../../texts/t.ts'
import { Likely } from './Likely.tsx'
import { RowsTable } from './RowsTable.tsx'
import type { ResultList } from './use-results.ts'

interface ResultPreviewProps {
  readonly list: ResultList
  readonly games: readonly NamedGame[]
}

/** The effect of each row of a list of results, or the reason why it has none. */
export function ResultPreview({ list: { lines, effects, change, draft, means }, games }: ResultPreviewProps) {
  const names = games.flatMap(({ game }) => [game.team_1, game.team_2]).filter(team => team !== null)
  return (
    <RowsTable
      lines={lines}
      effectOf={({ line, teams }) => {
        const effect = effects.get(line)
        return (
          effect && {
            teams: 'game' in effect ? effect.game.teams : teams,
            rank: ranks[effect.kind],
            text: effectText(effect),
            more: (
              <>
                {'among' in effect && effect.among && (
                  <NativeSelect
                    aria-label={t('gameLists.whichOf', { number: line })}
                    value={String(draft.isGame[line] ?? '')}
                    onChange={event =>
                      change({ isGame: { ...draft.isGame, [line]: Number(event.currentTarget.value) } })
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
              </>
            ),
          }
        )
      }}
    />
  )
}

/** The rows that need somebody come first, then those that change something. */
const ranks: Readonly<Record<ResultEffect['kind'], number>> = {
  ...{ wrong: 0, unknownTeam: 0, several: 0, noGame: 0, otherTime: 0, twice: 0, ruled: 0 },
  ...{ enters: 1, corrects: 1, same: 2, noScore: 2 },
}

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
