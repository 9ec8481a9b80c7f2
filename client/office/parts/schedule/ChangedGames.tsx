import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PublishedSchedule } from '../../../../shared-schema/api/published-schedule.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import type { OfficeField } from '../../data/schedule.ts'
import { slotOf } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import classes from './schedule.module.css'
import { WriteMessage } from '../messages/WriteMessage.tsx'
import { slotText } from './slot-text.ts'

interface ChangedGamesProps {
  readonly tournamentId: number
  readonly published: PublishedSchedule
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly busy: boolean
  readonly onShow: (gameId: number) => void
  readonly onAcknowledge: () => void
}

/**
 * The number of games that changed since the schedule was published, each with its former place; they can be
 * viewed one by one on the board.
 */
export function ChangedGames({
  tournamentId,
  published: { changes, version },
  teams,
  games,
  fields,
  busy,
  onShow,
  onAcknowledge,
}: ChangedGamesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const named = new Map(games.map(one => [one.game.id, one]))
  const concerned = teamsConcerned(changes, named).filter(id => teams.some(team => team.id === id))
  return (
    <Alert color="yellow" title={t('schedule.changed', { count: changes.length })}>
      <Stack gap="xs">
        <Group>
          <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'schedule.hideChanged' : 'schedule.showChanged')}
          </Button>
          {concerned.length > 0 && (
            <WriteMessage
              name={t('messages.notify', { count: concerned.length })}
              variant="filled"
              event={{ family: 'tournaments', id: tournamentId }}
              teams={teams}
              to={concerned}
              publishedVersion={version}
            />
          )}
          <SendButton variant="default" busy={busy} onClick={onAcknowledge}>
            {t('schedule.allTold')}
          </SendButton>
        </Group>
        {isOpen && (
          <ul className={classes.changes} aria-label={t('schedule.changedGames')}>
            {changes.map(({ game_id, text }) => {
              const one = named.get(game_id)
              return (
                <li key={game_id}>
                  {one ? (
                    <button type="button" onClick={() => onShow(game_id)}>
                      <b>{pairText(one)}</b>
                      <span>{slotText(slotOf(one.game), fields)}</span>
                      <span>{text}</span>
                    </button>
                  ) : (
                    <Text>{text}</Text>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Stack>
    </Alert>
  )
}

/** The teams of changed games: those that play in them, and those that played in them before. */
function teamsConcerned(
  changes: PublishedSchedule['changes'],
  named: ReadonlyMap<number, NamedGame>,
): number[] {
  const games = changes.flatMap(({ game_id, was }) => [was, named.get(game_id)?.game])
  const ids = games.flatMap(game => (game ? [game.team_1_id, game.team_2_id] : []))
  return [...new Set(ids)].filter(id => id !== null)
}
