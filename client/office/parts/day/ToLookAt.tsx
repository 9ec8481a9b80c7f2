import { Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'
import { deviceName } from '../../../reading/desk/device-name.ts'
import type { DayPeople, DayWatch } from '../../data/day.ts'
import { lateGames, withoutScorekeeper } from '../../data/day-games.ts'
import { missingTeams } from '../../data/missing-teams.ts'
import { withOpenRoles } from '../../data/officials-of-games.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import { byWorry, contactText, lastHeardText, worryOf } from '../../../reading/desk/tablet-text.ts'
import { overdueText } from '../../data/overdue-text.ts'
import { t } from '../../texts/t.ts'
import classes from './day.module.css'

interface Line {
  readonly key: string
  readonly text: string
  readonly to: string
}

interface ToLookAtProps {
  readonly title: string
  readonly games: readonly NamedGame[]
  readonly watch: DayWatch
  /** Undefined until they are read. */
  readonly people: DayPeople | undefined
  readonly now: number
  readonly scope: Scope
  readonly office: string
}

/** Only this many of a kind are listed; the rest are counted. */
const SHOWN = 8

/** Everything that needs attention, each line with a link to the place for it. */
export function ToLookAt(props: ToLookAtProps) {
  const groups = groupsOf(props).filter(({ lines }) => lines.length > 0)
  return (
    <>
      <Title order={2} size="h3">
        {props.title}
      </Title>
      {groups.length === 0 && <Text>{t('day.nothing')}</Text>}
      {groups.map(({ title, lines, all }) => (
        <section key={title} className={classes.group} aria-label={title}>
          <Title order={3} size="h5">
            {title} <small>{lines.length}</small>
          </Title>
          <ul>
            {lines.slice(0, SHOWN).map(({ key, text, to }) => (
              <li key={key}>
                <Link href={to}>{text}</Link>
              </li>
            ))}
            {lines.length > SHOWN && (
              <li>
                <Link href={all}>{t('day.more', { count: lines.length - SHOWN })}</Link>
              </li>
            )}
          </ul>
        </section>
      ))}
    </>
  )
}

interface Group {
  readonly title: string
  readonly lines: readonly Line[]
  /** The page that lists all of them. */
  readonly all: string
}

function groupsOf({ games, watch, people, now, scope, office }: Omit<ToLookAtProps, 'title'>): Group[] {
  const results = `${office}/results`
  const event = `/events/${scope}`
  const names = new Map(games.map(one => [one.game.id, placed(one)]))
  const toGame = (one: NamedGame): string => `${results}?game=${one.game.id}`
  const about = (gameId: number | null, text: string): string => {
    const name = names.get(gameId ?? 0)
    return name === undefined ? text : t('day.about', { game: name, text })
  }
  return [
    {
      title: t('day.disputes'),
      all: `${event}/office/disputes`,
      lines: watch.disputes.map(({ game_id, text }) => ({
        key: String(game_id),
        text,
        to: `${event}/office/disputes`,
      })),
    },
    {
      title: t('day.decisions'),
      all: results,
      lines: [...watch.decisions, ...watch.late].map((one, index) => ({
        key: String(index),
        text: one.text,
        to: results,
      })),
    },
    {
      title: t('day.late'),
      all: `${results}?only=open`,
      lines: lateGames(games, now).map(one => ({
        key: String(one.game.id),
        text: overdueText(one, placed(one), now),
        to: toGame(one),
      })),
    },
    {
      title: t('day.missing'),
      all: `${event}/check-in`,
      lines: (people ? missingTeams(people.checkIns, games, now) : []).map(({ team, text }) => ({
        key: String(team),
        text,
        to: `${event}/check-in`,
      })),
    },
    {
      title: t('day.unofficiated'),
      all: `${office}/officials`,
      lines: withOpenRoles(games, people?.officiated ?? [], now).map(({ named, roles }) => ({
        key: String(named.game.id),
        text: t('day.openRoles', { game: placed(named), roles }),
        to: `${office}/officials`,
      })),
    },
    {
      title: t('day.unkept'),
      all: `${results}?only=open`,
      lines: withoutScorekeeper(games, watch.scorekeepers, now).map(one => ({
        key: String(one.game.id),
        text: placed(one),
        to: toGame(one),
      })),
    },
    {
      title: t('day.tablets'),
      all: `${event}/office/tablets`,
      lines: byWorry(watch.tablets)
        .filter(one => worryOf(one) === 'look')
        .map(one => ({
          key: `${one.device_id} ${one.person.id}`,
          text: [deviceName(one.device_id), one.person.name, contactText(one), lastHeardText(one, now)].join(
            ' · ',
          ),
          to: `${event}/office/tablets`,
        })),
    },
    {
      title: t('day.notCounted'),
      all: `${event}/office/verdicts`,
      lines: watch.notCounted.map(({ key, gameId, text, by }) => ({
        key,
        text: t('day.by', { text: about(gameId, text), by }),
        to: `${event}/office/verdicts`,
      })),
    },
    {
      title: t('day.spirit'),
      all: event,
      lines: watch.spirit.map(({ game_id, text }) => ({
        key: `${game_id} ${text}`,
        text: about(game_id, text),
        to: `${event}/games/${game_id}`,
      })),
    },
  ]
}

/** `Field 3: Sexy Legs – Rusty Bikes` */
const placed = (one: NamedGame): string =>
  one.field === '' ? pairText(one) : t('day.placed', { field: one.field, game: pairText(one) })
