import { Button, Group, Text } from '@mantine/core'
import { Temporal } from 'temporal-polyfill'
import { hasBegun } from '../../../../shared-schema/rules/progress/game-status.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import type { OfficeGame } from '../../data/games.ts'
import { usualStart } from '../../data/usual-start.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { gameBody, gameNow, isTournament, newGame, writtenGame, type GameEvent } from './game-form.ts'
import { useTeamsAndFields } from './use-teams-and-fields.ts'

interface GameFormProps {
  readonly event: GameEvent
  /** Null for a new game. */
  readonly game: OfficeGame | null
  readonly onDone: () => void
}

/** The form of a game that is added by hand: its name, teams, time, field and length. */
export function GameForm({ event, game, onDone }: GameFormProps) {
  const of = isTournament(event) ? { tournament_id: event.id, is_single: true } : { season_id: event.id }
  const { values, unsent, field, done } = useEdits(
    game === null ? `games/new/${JSON.stringify(of)}` : `games/${game.id}`,
    game === null ? newGame : gameNow(game),
    writtenGame,
  )
  const { send, busy, problem, wrong, isChangedSince } = useChange()
  const { teams, fields } = useTeamsAndFields(event)
  const ownField = game?.game_site ?? null
  const places =
    ownField === null || fields.some(({ id }) => id === ownField.id) ? fields : [ownField, ...fields]
  // A game of a season has a zone only by the offset of its first time.
  const zone = isTournament(event) ? event.timezone : (game?.timezone ?? Temporal.Now.timeZoneId())
  // Until it is placed, a game of a tournament waits on the first morning.
  const morning = game === null && isTournament(event) ? usualStart(event, undefined) : ''
  const mayWait = morning !== ''
  const close = (): void => {
    done()
    onDone()
  }
  const store = async (): Promise<void> => {
    const body = gameBody(unsent, game === null && !isTournament(event) ? zone : null)
    const sent = await send(
      game === null
        ? {
            method: 'POST',
            path: '/v1/games/',
            body: { ...of, ...(mayWait && { start_time: morning }), ...body },
          }
        : { method: 'PATCH', path: `/v1/games/${game.id}/`, body, asOf: game.time_last_updated },
    )
    if (sent) close()
  }
  return (
    <Form onSend={store}>
      <Text>{t(isTournament(event) ? 'games.countsNot' : 'games.counts')}</Text>
      <TextField
        data-autofocus
        label={t('games.name')}
        description={t('games.nameWhat')}
        error={wrong.name}
        field={field('name')}
      />
      {!hasBegun(game?.status ?? 'scheduled') && (
        <>
          <SelectField
            searchable
            label={t('games.team1')}
            error={wrong.team_1_id}
            field={field('one')}
            options={recordOptions(teams, t('results.nobodyYet'))}
          />
          <SelectField
            searchable
            label={t('games.team2')}
            error={wrong.team_2_id}
            field={field('two')}
            options={recordOptions(teams, t('results.nobodyYet'))}
          />
        </>
      )}
      <TimeField
        type="datetime-local"
        label={t('games.start', { zone })}
        description={mayWait ? t('games.startWhat') : undefined}
        error={wrong.start_time}
        field={field('start')}
      />
      <SelectField
        searchable
        label={t('schedule.field')}
        error={wrong.game_site_id}
        field={field('field')}
        options={recordOptions(places, t('schedule.noField'))}
      />
      <TextField
        inputMode="numeric"
        label={t('games.minutes')}
        description={t('games.minutesWhat')}
        error={wrong.game_minutes}
        field={field('minutes')}
      />
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <Group>
        <SendButton
          busy={busy}
          disabled={game === null ? values.start === '' && !mayWait : Object.keys(unsent).length === 0}
        >
          {game === null ? t('games.add') : clientT('common.save')}
        </SendButton>
        <Button variant="default" onClick={close}>
          {clientT('common.cancel')}
        </Button>
      </Group>
    </Form>
  )
}
