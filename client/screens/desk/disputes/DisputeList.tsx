import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useLatest } from '../../../components/use-latest.ts'
import type { EventClock } from '../../../base/formats/event-clock.ts'
import {
  eventGames,
  titleOfDay,
  type EventDetails,
  type GameLine,
} from '../../../reading/events/event-view.ts'
import { watchEvent } from '../../../reading/events/watch-event.ts'
import { fetchDisputes, type Dispute } from '../../../reading/desk/disputes.ts'
import { ownMoments, watchMoments } from '../../../reading/desk/watch-desk.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import classes from './disputes.module.css'
import { decisionText, sheetText } from './dispute-text.ts'
import { t } from '../../../texts/t.ts'

/** The games with two different sheets: first those that wait for a decision. */
export function DisputeList({ open }: { open: OpenScope }) {
  const disputes = useQuery({
    queryKey: ['disputes', open.scope],
    queryFn: ({ signal }) => fetchDisputes(open.scope, null, signal),
  })
  const details = useLatest<EventDetails | null>(
    useMemo(() => watchEvent(open.database), [open]),
    null,
  )
  const games = useMemo(
    () => new Map((details ? eventGames(details) : []).map(game => [game.id, game])),
    [details],
  )
  const momentsOf = useLatest(
    useMemo(() => watchMoments(open.database), [open]),
    ownMoments,
  )
  const card = (dispute: Dispute) => (
    <DisputeCard
      key={dispute.game_id}
      dispute={dispute}
      game={games.get(dispute.game_id)}
      moment={momentsOf(dispute.game_id)}
      scope={open.scope}
    />
  )
  return (
    <QueryResult query={disputes}>
      {({ open: waiting, decided }) => (
        <Stack>
          {waiting.length === 0 && <Text>{t('disputes.none')}</Text>}
          {waiting.map(card)}
          {decided.length > 0 && (
            <Title order={2} size="h3">
              {t('disputes.decided')}
            </Title>
          )}
          {decided.map(card)}
        </Stack>
      )}
    </QueryResult>
  )
}

function DisputeCard({
  dispute,
  game,
  moment,
  scope,
}: {
  dispute: Dispute
  game: GameLine | undefined
  moment: EventClock
  scope: string
}) {
  const { game_id, text, sheets, decision } = dispute
  return (
    <Link
      href={`/events/${scope}/office/disputes/${game_id}`}
      className={classes.card}
      data-testid={`dispute-${game_id}`}
    >
      {game ? (
        <>
          <b>
            {game.teams[0]} – {game.teams[1]}
          </b>
          <span>{[titleOfDay(game.day), game.time, game.field].filter(Boolean).join(' · ')}</span>
        </>
      ) : (
        <b>{text}</b>
      )}
      {sheets.map(sheet => (
        <span key={`${sheet.sheet_id} ${sheet.counts}`}>
          {sheetText(sheet)}
          {sheet.counts && ` · ${t('disputes.countsNow')}`}
        </span>
      ))}
      {decision && <span>{decisionText(dispute, moment)}</span>}
    </Link>
  )
}
