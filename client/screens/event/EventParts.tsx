import { SegmentedControl, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLatest } from '../../app/use-latest.ts'
import type { EventDetails } from '../../events/event-view.ts'
import { watchEvent } from '../../events/watch-event.ts'
import { watchTournament } from '../../events/watch-tournament.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import type { TournamentRecords } from '../../storage/tournament-records.ts'
import { OfficeNotice } from '../office/OfficeNotice.tsx'
import { Brackets } from './Brackets.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { GameList } from './GameList.tsx'
import { Standings } from './Standings.tsx'

const parts = [
  { value: '', label: 'Games' },
  { value: 'standings', label: 'Standings' },
  { value: 'brackets', label: 'Brackets' },
]

/** The games of an event, its standings and its brackets, one at a time. */
export function EventParts({ open, part = '' }: { open: OpenScope; part: string | undefined }) {
  const [, go] = useLocation()
  const details = useLatest<EventDetails | null>(useMemo(() => watchEvent(open.database), [open]), null)
  const records = useLatest<TournamentRecords | null>(useMemo(() => watchTournament(open.database), [open]), null)
  if (!details || !records) return null
  const isTournament = records.pools.length + records.brackets.length + records.swissRounds.length > 0
  return (
    <Stack>
      <OfficeNotice open={open} />
      {isTournament && (
        <SegmentedControl
          fullWidth size="lg" aria-label="What to show" data={parts} value={part}
          onChange={chosen => go(`/events/${open.scope}/${chosen}`, { replace: true })}
        />
      )}
      <DownloadProgress open={open} empty={details.games.length === 0} />
      {part === 'standings' ? <Standings details={details} records={records} />
        : part === 'brackets' ? <Brackets details={details} records={records} scope={open.scope} />
        : <GameList details={details} scope={open.scope} />}
    </Stack>
  )
}
