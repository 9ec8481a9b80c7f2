import { Anchor, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { partsOf, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { dayOfDevice } from '../../../base/formats/own-clock.ts'
import { useNow } from '../../../components/use-now.ts'
import { dayGames, dayWatch } from '../../data/day.ts'
import { isToBePlayed, lateGames } from '../../data/day-games.ts'
import { namedGames } from '../../data/game-names.ts'
import { registrationsOf } from '../../data/registration.ts'
import { t } from '../../texts/t.ts'

interface Waiting {
  readonly what: 'games' | 'late' | 'disputes' | 'decisions' | 'notCounted' | 'registrations'
  readonly count: number
  readonly to: string
}

/** No stream refreshes this page. */
const EVERY_MS = 60_000

/** The open tasks at an event that is on: its games of today, and everything that somebody has to look at. */
export function DeskOfDay({ scope, page }: { scope: Scope; page: string }) {
  const { data: found } = useQuery({ ...dayGames(scope), refetchInterval: EVERY_MS })
  const { data: watch } = useQuery({ ...dayWatch(scope), refetchInterval: EVERY_MS })
  const now = useNow()
  if (!found || !watch) return null
  const games = namedGames(found)
  const today = games.filter(
    one => isToBePlayed(one) && one.game.start_time.slice(0, 10) === dayOfDevice(now),
  )
  const desk = `/events/${scope}/office`
  return (
    <Waitings
      all={[
        { what: 'games', count: today.length, to: `${page}/day` },
        { what: 'late', count: lateGames(games, now).length, to: `${page}/results?only=open` },
        { what: 'disputes', count: watch.disputes.length, to: `${desk}/disputes` },
        { what: 'decisions', count: watch.decisions.length + watch.late.length, to: `${page}/results` },
        { what: 'notCounted', count: watch.notCounted.length, to: `${desk}/verdicts` },
      ]}
    />
  )
}

/** The open tasks at a tournament to come: registrations without an answer. */
export function DeskBefore({ scope, page }: { scope: Scope; page: string }) {
  const { kind, id } = partsOf(scope)
  const { data } = useQuery({ ...registrationsOf(id), enabled: kind === 'tournament' })
  const open = data?.registrations.filter(({ state, wants_out }) => state === 'received' || wants_out) ?? []
  return <Waitings all={[{ what: 'registrations', count: open.length, to: `${page}/registration` }]} />
}

const Waitings = ({ all }: { all: readonly Waiting[] }) => (
  <Group gap="md" pl="lg">
    {all
      .filter(({ count }) => count > 0)
      .map(({ what, count, to }) => (
        <Anchor key={what} component={Link} href={to} py={4}>
          {t(`home.desk.${what}`, { count })}
        </Anchor>
      ))}
  </Group>
)
