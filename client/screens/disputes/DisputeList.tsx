import { Stack, Text, Title } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { Link } from 'wouter'
import { useLatest } from '../../app/use-latest.ts'
import { dayTitle } from '../../events/day-title.ts'
import { eventGames, type EventDetails, type GameLine } from '../../events/event-view.ts'
import { watchEvent } from '../../events/watch-event.ts'
import { fetchDisputes, type Dispute } from '../../office/disputes.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import { Answered } from '../asking/Answered.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import classes from './disputes.module.css'
import { decisionText, sheetText } from './dispute-text.ts'

/** The games of which two tablets have different sheets: first those that wait for a decision. */
export function DisputeList({ open }: { open: OpenScope }) {
  const disputes = useAnswer(useCallback((signal: AbortSignal) => fetchDisputes(open.scope, null, signal), [open]))
  const details = useLatest<EventDetails | null>(useMemo(() => watchEvent(open.database), [open]), null)
  const games = useMemo(() => new Map((details ? eventGames(details) : []).map(game => [game.id, game])), [details])
  const card = (dispute: Dispute) => <DisputeCard key={dispute.game_id} dispute={dispute} game={games.get(dispute.game_id)} scope={open.scope} />
  return (
    <Answered answer={disputes}>
      {({ open: waiting, decided }) => (
        <Stack>
          {waiting.length === 0 && <Text>No game waits for a decision: no two tablets have different scores.</Text>}
          {waiting.map(card)}
          {decided.length > 0 && <Title order={2} size="h3">Decided</Title>}
          {decided.map(card)}
        </Stack>
      )}
    </Answered>
  )
}

function DisputeCard({ dispute, game, scope }: { dispute: Dispute; game: GameLine | undefined; scope: string }) {
  const { game_id, text, sheets, decision } = dispute
  return (
    <Link href={`/events/${scope}/office/disputes/${game_id}`} className={classes.card} data-testid={`dispute-${game_id}`}>
      {game ? <><b>{game.teams[0]} – {game.teams[1]}</b><span>{[dayTitle(game.day), game.time, game.field].filter(Boolean).join(' · ')}</span></> : <b>{text}</b>}
      {sheets.map(sheet => <span key={`${sheet.sheet_id} ${sheet.counts}`}>{sheetText(sheet)}{sheet.counts && ' · counts now'}</span>)}
      {decision && <span>{decisionText(dispute)}</span>}
    </Link>
  )
}
