import { useMemo, useState } from 'react'
import type { NamedGame } from '../../data/game-names.ts'
import { storeResults, takeBackResults, type ListedResult } from '../../data/store-results.ts'
import type { Progress } from '../../data/store-plan.ts'
import { useSteps } from '../../frame/use-steps.ts'
import { resultEffects } from '../../game-lists/results.ts'
import { t } from '../../texts/t.ts'
import { possibleGames } from './possible-game.ts'
import { useGameDraft } from './use-game-draft.ts'

/** A list of results of an event's games: its effects, and storing it. */
export function useResults(kept: string, games: readonly NamedGame[]) {
  const list = useGameDraft(kept)
  const { lines, draft } = list
  const { run, busy, problem, isChangedSince, forgetProblem } = useSteps()
  const [progress, setProgress] = useState<Progress | null>(null)
  /** The ids of the results stored from this list, for taking all of them back. */
  const [stored, setStored] = useState<readonly number[]>([])
  const effects = useMemo(() => resultEffects(lines, possibleGames(games), draft), [lines, games, draft])
  const records = new Map(games.map(({ game }) => [game.id, game]))
  const results = [...effects.values()].flatMap((effect): ListedResult[] => {
    const game = 'score' in effect ? records.get(effect.game.id) : undefined
    return 'score' in effect && game
      ? [
          {
            ...{ game_id: game.id, seen_version: game.result_version, ...effect.score },
            ...{ team_ids: [game.team_1_id, game.team_2_id], isFed: game.bracket_id !== null },
          },
        ]
      : []
  })
  const countOf = (...kinds: readonly string[]): number =>
    [...effects.values()].filter(({ kind }) => kinds.includes(kind)).length
  const [news, corrections] = [countOf('enters'), countOf('corrects')]
  const store = async (): Promise<void> => {
    setProgress({ done: 0, all: results.length })
    const sent = await run(step =>
      storeResults(results, draft.attempt, step, (id, next) => {
        setStored(before => [...before, id])
        setProgress(next)
      }),
    )
    if (!sent) return
    setProgress(null)
    // The same list may be stored again after a result was cleared: as another attempt.
    list.change({ attempt: crypto.randomUUID() })
  }
  const takeBack = async (): Promise<void> => {
    setProgress(null)
    const takeOff = (id: number): void => setStored(before => before.filter(one => one !== id))
    if (await run(step => takeBackResults(stored, step, takeOff)))
      list.change({ attempt: crypto.randomUUID() })
  }
  return {
    ...list,
    effects,
    results,
    /** The effects of the list, each kind in a few words. */
    what: [
      ...(news > 0 ? [t('gameLists.news', { count: news })] : []),
      ...(corrections > 0 ? [t('gameLists.corrections', { count: corrections })] : []),
    ],
    /** The number of rows that need somebody's attention. */
    open: countOf('wrong', 'unknownTeam', 'several', 'noGame', 'otherTime', 'twice', 'ruled'),
    busy,
    problem: isChangedSince ? t('gameLists.meanwhile') : problem,
    progress,
    stored,
    store,
    takeBack,
    forget: () => {
      setStored([])
      setProgress(null)
      forgetProblem()
      list.forget()
    },
  }
}
export type ResultList = ReturnType<typeof useResults>
