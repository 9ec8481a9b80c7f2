import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { namedGames } from '../../data/game-names.ts'
import { gamesTable } from '../../data/games-table.ts'
import { gamesOfTournament, type EventGames } from '../../data/games.ts'
import { officialsOfGames } from '../../data/officials-of-games.ts'
import { officiatingOf } from '../../data/officials.ts'
import {
  conflictsOf,
  fieldsOfTournament,
  inNumberOrder,
  takenSlotsOf,
  type BoardEvent,
  type OfficeField,
} from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'
import { boardDays, clashesOfPlaced, isOnBoard, takenPlaces } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { AddGame } from '../single-games/AddGame.tsx'
import { BoardDays } from './BoardDays.tsx'
import { Conflicts } from './Conflicts.tsx'
import { PlaceRest } from './PlaceRest.tsx'
import { Published } from './Published.tsx'
import { ScheduleBoard } from './ScheduleBoard.tsx'
import { ShiftGames, type ShiftStart } from './ShiftGames.tsx'
import { useChangedGames } from '../../frame/use-changed-games.ts'
import { useShownGame } from './use-shown-game.ts'

/** The games of a tournament on their fields, day by day. */
export function TournamentSchedule({ subject }: { subject: Tournament }) {
  const fields = useQuery(fieldsOfTournament(subject.id))
  const games = useQuery(gamesOfTournament(subject.id))
  return (
    <QueryResult query={fields}>
      {sites => (
        <QueryResult query={games}>
          {found => <Schedule tournament={subject} found={found} fields={inNumberOrder(sites)} />}
        </QueryResult>
      )}
    </QueryResult>
  )
}

interface ScheduleProps {
  readonly tournament: Tournament
  readonly found: EventGames
  readonly fields: readonly OfficeField[]
}

function Schedule({ tournament, found, fields }: ScheduleProps) {
  const [wanted, choose] = useSearchChoices()
  const { data: findings } = useQuery(conflictsOf(tournament.id))
  const [isPlacing, setIsPlacing] = useState(false)
  const changed = useChangedGames(tournament.id)
  const [shift, setShift] = useState<ShiftStart | null>(null)
  const games = useMemo(() => namedGames(found).filter(({ game }) => isOnBoard(game)), [found])
  const days = boardDays(
    tournament.start_date,
    tournament.end_date,
    games.map(({ game }) => game),
  )
  const clashes = clashesOfPlaced(
    findings?.conflicts ?? [],
    games.map(({ game }) => game),
    fields,
  )
  const day = days.find(one => one === wanted.get('day')) ?? days[0]
  const { data: taken } = useQuery({
    ...takenSlotsOf(tournament.id, day ?? ''),
    enabled: day !== undefined && fields.length > 0,
  })
  const { data: officiating } = useQuery(officiatingOf({ family: 'tournaments', id: tournament.id }))
  const officials = officialsOfGames(officiating?.games ?? [])
  const here = `/office/tournaments/${tournament.id}`
  const { id, game_minutes } = tournament
  const event: BoardEvent = { family: 'tournaments', id, game_minutes }
  const { show, showDay } = useShownGame(games, day, value => choose({ day: value }))
  if (games.length === 0)
    return (
      <Stack align="flex-start">
        <Text>
          {t('schedule.noGames')}{' '}
          <Anchor component={Link} underline="always" href={`${here}/format`}>
            {t('format.choose')}
          </Anchor>
        </Text>
        <AddGame event={tournament} />
      </Stack>
    )
  if (day === undefined) return <Text>{t('schedule.noDay')}</Text>
  return (
    <Stack>
      <Published tournament={tournament} games={games} fields={fields} onShow={show} />
      {fields.length === 0 && <Alert color="yellow">{t('schedule.noFields')}</Alert>}
      <Group justify="space-between">
        <BoardDays days={days} day={day} onChoose={showDay} />
        <Group>
          <Button variant="default" onClick={() => setIsPlacing(true)}>
            {t('schedule.placeRest')}
          </Button>
          <Button variant="default" onClick={() => setShift({ from: '', field: '' })}>
            {t('schedule.shift')}
          </Button>
          <AddGame event={tournament} />
          <ExportTable title={t('schedule.title')} table={() => gamesTable(games, officials)} />
        </Group>
      </Group>
      <ScheduleBoard
        key={day}
        event={event}
        games={games}
        fields={fields}
        days={days}
        day={day}
        conflicts={clashes}
        taken={takenPlaces(taken?.taken_slots ?? [], day, fields)}
        changed={changed}
        officials={officials}
        onShift={setShift}
      />
      {isPlacing && (
        <PlaceRest
          tournament={tournament}
          day={day}
          games={games}
          fields={fields}
          onClose={() => setIsPlacing(false)}
        />
      )}
      {shift && (
        <ShiftGames
          event={event}
          day={day}
          games={games}
          fields={fields}
          start={shift}
          onClose={() => setShift(null)}
        />
      )}
      <Conflicts found={findings?.conflicts} shown={clashes} />
    </Stack>
  )
}
