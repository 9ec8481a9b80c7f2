import { Text } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { useLatest } from '../../components/use-latest.ts'
import { followed$ } from '../../base/device/followed-teams.ts'
import { eventGames, groupedGames, presentGroup, type EventDetails } from '../../reading/events/event-view.ts'
import { findGames } from '../../reading/events/find-games.ts'
import { gameLabels } from '../../../shared-schema/rules/brackets/game-labels.ts'
import { sourcesOf } from '../../reading/events/sources-of.ts'
import { partsOfGames } from '../../reading/events/part-of-game.ts'
import { playersByTeam, watchSquads, type EventSquads } from '../../reading/events/watch-squads.ts'
import { watchUnsentGames } from '../../reading/events/watch-unsent-games.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { FindGames } from './FindGames.tsx'
import { GameRows } from './GameRows.tsx'
import { useWantedGames } from './use-wanted-games.ts'
import { sharedT, t } from '../../texts/t.ts'

interface GameListProps {
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly open: OpenScope
}

const nobody: EventSquads = { roster: [], players: [] }
const none: ReadonlyMap<number, number> = new Map()

/**
 * Games by day and time, filtered. It opens at the current games, and the field is remembered on the device.
 */
export function GameList({ details, records, open }: GameListProps) {
  const sources = useMemo(
    () => sourcesOf(details.games, gameLabels(details.games, records.brackets, sharedT), records.pools),
    [details, records],
  )
  const lines = useMemo(() => eventGames(details, sources), [details, sources])
  const parts = useMemo(() => partsOfGames(details, records), [details, records])
  const unsent = useLatest(
    useMemo(() => watchUnsentGames(open), [open]),
    none,
  )
  const squads = useLatest(
    useMemo(() => watchSquads(open.database), [open]),
    nobody,
  )
  const followed = useLatest(followed$, followed$.value)
  const wanted = useWantedGames(open.scope, lines)
  const { text: sought, field, onlyFollowed } = wanted
  const found = useMemo(
    () =>
      findGames(
        lines,
        { text: sought, field, teams: onlyFollowed ? followed : null },
        { partOf: id => parts.get(id), playersOf: playersByTeam(squads) },
      ),
    [lines, parts, squads, followed, sought, field, onlyFollowed],
  )
  const groups = useMemo(() => groupedGames(found), [found])
  const [openedAt] = useState(Date.now)
  const now = useRef<HTMLDivElement>(null)
  return (
    <>
      <FindGames
        wanted={wanted}
        hasFollowed={lines.some(({ teamIds }) => teamIds.some(id => followed.has(id ?? 0)))}
        onNow={() => now.current?.scrollIntoView({ block: 'start' })}
      />
      {lines.length > 0 && groups.length === 0 && <Text>{t('events.noGameFits')}</Text>}
      <GameRows
        groups={groups}
        present={presentGroup(groups, openedAt)}
        now={now}
        parts={parts}
        unsent={unsent}
        followed={followed}
        scope={open.scope}
      />
    </>
  )
}
