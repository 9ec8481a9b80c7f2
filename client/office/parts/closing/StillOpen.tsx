import { Anchor, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { partsOf, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { dayGames, dayWatch } from '../../data/day.ts'
import { openAtEnd, openThings } from '../../data/open-at-end.ts'
import { t } from '../../texts/t.ts'

interface StillOpenProps {
  readonly scope: Scope
  /** The number of teams without a final place; 0 for a season, whose table has them. */
  readonly openPlaces: number
  /** The level of its heading. */
  readonly order?: 2 | 3
}

/** The things that are open at the event, each with the way to it. */
export function StillOpen({ scope, openPlaces, order = 2 }: StillOpenProps) {
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
                <Title order={order} size="h4">
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
