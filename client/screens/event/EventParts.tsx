import { SegmentedControl, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLatest } from '../../components/use-latest.ts'
import type { EventDetails } from '../../events/event-view.ts'
import { watchEvent } from '../../events/watch-event.ts'
import { watchSeason } from '../../events/watch-season.ts'
import { watchTournament } from '../../events/watch-tournament.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import type { SeasonRecords } from '../../storage/season-records.ts'
import type { TournamentRecords } from '../../storage/tournament-records.ts'
import { OfficeNotice } from '../office/OfficeNotice.tsx'
import { Brackets } from './Brackets.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { GameList } from './GameList.tsx'
import { SeasonStandings } from './SeasonStandings.tsx'
import { Standings } from './Standings.tsx'
import { t } from '../../texts/t.ts'

const parts = () => [
  { value: '', label: t('events.games') },
  { value: 'standings', label: t('events.standings') },
  { value: 'brackets', label: t('events.brackets') },
]

/** The games of an event, its standings and its brackets, one at a time. */
export function EventParts({ open, part = '' }: { open: OpenScope; part: string | undefined }) {
  const [, go] = useLocation()
  const details = useLatest<EventDetails | null>(
    useMemo(() => watchEvent(open.database), [open]),
    null,
  )
  const records = useLatest<TournamentRecords | null>(
    useMemo(() => watchTournament(open.database), [open]),
    null,
  )
  const season = useLatest<SeasonRecords | null>(
    useMemo(() => watchSeason(open.database, open.scope), [open]),
    null,
  )
  if (!details || !records) return null
  const shown = parts().filter(({ value }) => value !== 'brackets' || records.brackets.length > 0)
  return (
    <Stack>
      <OfficeNotice open={open} />
      {details.games.length > 0 && (
        <SegmentedControl
          fullWidth
          size="lg"
          aria-label={t('events.whatToShow')}
          data={shown}
          value={part}
          onChange={chosen => go(`/events/${open.scope}/${chosen}`, { replace: true })}
        />
      )}
      <DownloadProgress open={open} empty={details.games.length === 0} />
      {part === 'standings' && season ? (
        <SeasonStandings details={details} season={season} />
      ) : part === 'standings' ? (
        <Standings details={details} records={records} />
      ) : part === 'brackets' ? (
        <Brackets details={details} records={records} scope={open.scope} />
      ) : (
        <GameList details={details} records={records} open={open} />
      )}
    </Stack>
  )
}
