import { Alert, Anchor, List, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { partsOf, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { dayGames, dayWatch } from '../../data/day.ts'
import { openAtEnd, openThings } from '../../data/open-at-end.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

interface CloseEventProps {
  readonly event: { readonly is_closed: boolean; readonly time_last_updated: string }
  readonly scope: Scope
  /** The number of teams without a final place; 0 for a season, whose table has them. */
  readonly openPlaces: number
}

/** Closes an event, after a look at what is still open, or opens it again. */
export function CloseEvent({ event, scope, openPlaces }: CloseEventProps) {
  const { kind, id } = partsOf(scope)
  const { send, busy, problem, isChangedSince } = useChange()
  const change = (is_closed: boolean) => () =>
    void send({
      ...{ method: 'PATCH', path: `/v1/${kind}s/${id}/` },
      ...{ body: { is_closed }, asOf: event.time_last_updated },
    })
  return (
    <Stack component="section" aria-label={t('closing.title')}>
      {event.is_closed ? (
        <Alert color="field" icon={<IconLock />} title={t('closing.isClosed')}>
          {t('closing.isClosedWhat')}
        </Alert>
      ) : (
        <>
          <Text>{t('closing.what')}</Text>
          <StillOpen scope={scope} openPlaces={openPlaces} />
        </>
      )}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        {event.is_closed ? (
          <SendButton variant="default" busy={busy} onClick={change(false)}>
            {t('closing.reopen')}
          </SendButton>
        ) : (
          <SendButton busy={busy} leftSection={<IconLock />} onClick={change(true)}>
            {t('closing.close')}
          </SendButton>
        )}
      </div>
    </Stack>
  )
}

/** The things that are open at the event, each with the way to it. */
function StillOpen({ scope, openPlaces }: Pick<CloseEventProps, 'scope' | 'openPlaces'>) {
  const { kind, id } = partsOf(scope)
  const games = useQuery(dayGames(scope))
  const watch = useQuery(dayWatch(scope))
  const office = `/office/${kind}s/${id}`
  const desk = `/events/${scope}/office`
  const ways = {
    games: `${office}/results?only=open`,
    tablets: `${desk}/tablets`,
    disputes: `${desk}/disputes`,
    notCounted: `${desk}/verdicts`,
    decisions: `${office}/results`,
    spirit: `${office}/results?show=spirit`,
  }
  return (
    <QueryResult query={games}>
      {found => (
        <QueryResult query={watch}>
          {watched => {
            const counts = openAtEnd(found.games, watched)
            const lines: { readonly to: string; readonly text: string }[] = openThings
              .filter(thing => counts[thing] > 0)
              .map(thing => ({
                to: ways[thing],
                text: t(`closing.open.${thing}`, { count: counts[thing] }),
              }))
            if (openPlaces > 0)
              lines.push({
                to: `${office}/results?show=final`,
                text: t('closing.open.places', { count: openPlaces }),
              })
            return lines.length === 0 ? (
              <Text role="status">{t('closing.nothingOpen')}</Text>
            ) : (
              <Stack gap="xs">
                <Title order={2} size="h4">
                  {t('closing.stillOpen')}
                </Title>
                <List aria-label={t('closing.stillOpen')}>
                  {lines.map(({ to, text }) => (
                    <List.Item key={to}>
                      <Anchor component={Link} href={to}>
                        {text}
                      </Anchor>
                    </List.Item>
                  ))}
                </List>
              </Stack>
            )
          }}
        </QueryResult>
      )}
    </QueryResult>
  )
}
