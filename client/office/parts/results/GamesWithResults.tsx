import { Alert, Group, Select, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { waitsForDay } from '../../../../shared-schema/rules/progress/ruling.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import { gamesTable } from '../../data/games-table.ts'
import { plainText } from '../../../base/formats/plain-text.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { EnterResults } from '../game-lists/EnterResults.tsx'
import { AddGame } from '../single-games/AddGame.tsx'
import { isTournament, type GameEvent } from '../single-games/game-form.ts'
import { ResultDialog } from './ResultDialog.tsx'
import { SlotList } from './SlotList.tsx'

const shown = z.enum(['all', 'open', 'final'])
type Shown = z.infer<typeof shown>

interface GamesWithResultsProps {
  readonly games: readonly NamedGame[]
  /** The former places of games that changed since the schedule was published. */
  readonly changed?: ReadonlyMap<number, string>
  readonly hasPreviews: boolean
  readonly event: GameEvent
}

/** The games of an event by their times; a dialog enters or corrects a result. A game is added by hand. */
export function GamesWithResults({ games, changed = new Map(), hasPreviews, event }: GamesWithResultsProps) {
  const [wanted, choose] = useSearchChoices()
  const [last, setLast] = useState<{ readonly id: number; readonly text: string } | null>(null)
  const only = shown.catch('all').parse(wanted.get('only'))
  const part = wanted.get('part') ?? ''
  const search = wanted.get('find') ?? ''
  const parts = [...new Map(games.map(one => [one.partKey, one]))]
  const found = games.filter(
    one => (part === '' || one.partKey === part) && isShown(one, only) && matchesSearch(one, search),
  )
  const openId = Number(wanted.get('game'))
  return (
    <Stack>
      <Group align="flex-end">
        <TextInput
          type="search"
          label={t('results.find')}
          value={search}
          onChange={event => choose({ find: event.currentTarget.value || null })}
        />
        <Select
          label={t('results.part')}
          value={part}
          onChange={value => choose({ part: value || null })}
          data={[
            { value: '', label: clientT('events.all') },
            ...parts.flatMap(([value, one]) => (value === '' ? [] : [{ value, label: one.section }])),
          ]}
        />
        <SegmentedControl
          aria-label={t('results.which')}
          value={only}
          onChange={value => choose({ only: value === 'all' ? null : value })}
          data={shown.options.map(value => ({ value, label: t(`results.shown.${value}`) }))}
        />
        <AddGame event={event} />
        {games.length > 0 && (
          <EnterResults of={`${isTournament(event) ? 'tournament' : 'season'}/${event.id}`} games={games} />
        )}
        {found.length > 0 && <ExportTable title={t('results.games')} table={() => gamesTable(found)} />}
      </Group>
      {last && <Stored text={last.text} scoreId={last.id} onTakenBack={() => setLast(null)} />}
      {found.length === 0 && <Text>{t(games.length === 0 ? 'schedule.noGames' : 'results.noGame')}</Text>}
      <SlotList games={found} changed={changed} onOpen={id => choose({ game: String(id) })} />
      <ResultDialog
        named={games.find(({ game }) => game.id === openId)}
        onClose={() => choose({ game: null })}
        nameOf={id => {
          const named = games.find(({ game }) => game.id === id)
          return named && pairText(named)
        }}
        hasPreviews={hasPreviews}
        event={event}
        page={`/events/${isTournament(event) ? 'tournament' : 'season'}:${event.id}/games/${openId}`}
        onStored={(id, text) => {
          setLast({ id, text })
          choose({ game: null })
        }}
      />
    </Stack>
  )
}

/** The last stored result, with immediate undo. */
function Stored({ text, scoreId, onTakenBack }: { text: string; scoreId: number; onTakenBack: () => void }) {
  const { send, busy, problem } = useChange()
  const takeBack = async (): Promise<void> => {
    if (await send({ method: 'DELETE', path: `/v1/game_scores/${scoreId}/` })) onTakenBack()
  }
  return (
    <Alert role="status" color="field" title={t('results.stored', { game: text })}>
      <ProblemAlert problem={problem} />
      <SendButton variant="default" busy={busy} onClick={() => void takeBack()}>
        {t('results.takeBack')}
      </SendButton>
    </Alert>
  )
}

function isShown({ game }: NamedGame, only: Shown): boolean {
  const { status, start_time, team_1_id, team_2_id } = game
  switch (only) {
    case 'all':
      return true
    case 'final':
      return status === 'final'
    case 'open':
      return (
        team_1_id !== null &&
        team_2_id !== null &&
        (status === 'live' ||
          (status === 'scheduled' && !waitsForDay(game) && Date.parse(start_time) < Date.now()))
      )
  }
}

const matchesSearch = ({ teams, part, field }: NamedGame, search: string): boolean =>
  [...teams, part, field].some(text => plainText(text).includes(plainText(search)))
