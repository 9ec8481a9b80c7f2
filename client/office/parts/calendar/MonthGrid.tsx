import { useRef } from 'react'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { startTime } from '../../../base/formats/event-clock.ts'
import { entriesOn, type CalendarEntry } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { DayButton } from './DayButton.tsx'
import { EntryLine } from './EntryLine.tsx'
import type { DaysProps } from './days-props.ts'
import { useDayKeys } from './use-day-keys.ts'
import { WeekdayHeads } from './WeekdayHeads.tsx'
import classes from './calendar.module.css'

/** More games than this on one day are collapsed into one line. */
const MAX_GAMES = 2

/** A month in whole weeks; the games of a busy day are one line that leads to its week. */
export function MonthGrid({ label, days, entries, address, onOpen }: DaysProps) {
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = useDayKeys(address, table)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table className={classes.month} aria-label={label} onKeyDown={onKeyDown} ref={table}>
      <WeekdayHeads days={days.slice(0, 7)} />
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => {
              const here = entriesOn(entries, day)
              const games = here.filter(({ kind }) => kind === 'game')
              const single = games.length > MAX_GAMES ? here.filter(({ kind }) => kind !== 'game') : here
              return (
                <td key={day} data-other={day.slice(0, 7) === address.day.slice(0, 7) ? undefined : true}>
                  <DayButton day={day} address={address} />
                  <ul>
                    {single.map(entry => (
                      <EntryLine key={entry.key} entry={entry} day={day} onOpen={onOpen} />
                    ))}
                    {games.length > MAX_GAMES && (
                      <li>
                        <button
                          type="button"
                          className={classes.entry}
                          data-kind="game"
                          aria-label={`${dayHeading(day)}: ${gamesText(games)}`}
                          onClick={() => address.go({ view: 'week', date: day })}
                        >
                          {gamesText(games)}
                        </button>
                      </li>
                    )}
                  </ul>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `24 games, 09:00–17:30` */
const gamesText = (games: readonly CalendarEntry[]): string =>
  t('calendar.games', {
    count: games.length,
    from: startTime(games[0]?.start ?? ''),
    to: startTime(games.at(-1)?.start ?? ''),
  })
