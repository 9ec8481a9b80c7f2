import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { scoreText } from '../../../shared-schema/rules/standings/score-text.ts'
import { isCalendarType } from '../../../shared-schema/resources/calendar-types.ts'
import { isVoid, rulings, waitsForDay, type Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import type { CalendarNote } from './calendar-notes.ts'
import { roundOf } from './calendar-round.ts'
import type { WireObject } from './computed/compute.ts'
import { type Readers } from '../../texts/say.ts'

/** Families whose lists are also available as calendars. */
export const inCalendar: readonly string[] = ['games', 'events']

/** Length of a game if no tournament defines it. */
const GAME_MINUTES = 90

/**
 * Games or calendar events as an iCalendar file. Times are in UTC; calendar programs show them in the
 * reader's zone. A record keeps its UID through all changes and at every address. Records without a time are
 * left out, like postponed games without a new day.
 * @param name the calendar's name
 * @param records in their full form
 * @param notes by record id
 */
export function calendarOf(
  name: string,
  family: string,
  records: readonly WireObject[],
  notes: ReadonlyMap<number, CalendarNote>,
  texts: Readers,
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Sideline', product: 'League', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const record of records) {
    const start = momentOf(record.start_time)
    if (start === undefined || waits(record) || (family === 'events' && !isCalendarType(record.type)))
      continue
    const note = notes.get(Number(record.id))
    const [about, end] =
      family === 'games'
        ? [ofGame(record, note, texts), new Date(start.getTime() + minutesOf(record) * 60_000)]
        : [ofEvent(record, texts), momentOf(record.end_time)]
    const stamp = momentOf(note?.changed) ?? momentOf(record.time_last_updated) ?? start
    calendar.createEvent({
      id: uidOf(family, record),
      start,
      ...(end ? { end } : {}),
      stamp,
      lastModified: stamp,
      sequence: note?.sequence ?? 0,
      ...about,
    })
  }
  return calendar.toString()
}

function ofGame(game: WireObject, note: CalendarNote | undefined, [t]: Readers) {
  const { team_1_score, team_2_score, status, forfeit_team_ids } = game
  const teams = {
    one: nameIn(game.team_1) ?? t('answers.calendar.toBeDecided'),
    two: nameIn(game.team_2) ?? t('answers.calendar.toBeDecided'),
  }
  const ruling = rulingOf(game)
  const isForfeit = Array.isArray(forfeit_team_ids) && forfeit_team_ids.length > 0
  const score = scoreText({
    team_1_score: Number(team_1_score),
    team_2_score: Number(team_2_score),
    team_1_shootout_score: numberIn(game.team_1_shootout_score),
    team_2_shootout_score: numberIn(game.team_2_shootout_score),
  })
  const whole =
    status === 'final'
      ? t('answers.calendar.finalGame', { ...teams, score })
      : t('answers.calendar.game', teams)
  const summary = isForfeit
    ? t('answers.calendar.forfeitGame', teams)
    : isVoid(ruling)
      ? t(`answers.calendar.ruled.${ruling}`, teams)
      : whole
  const round = roundOf(game, note, t)
  const name = textIn(game, 'name') || null
  const title = name ?? (isObject(game.bracket) ? round : null)
  const event = [game.tournament, game.season].flatMap(one => nameIn(one) ?? [])[0] ?? null
  return {
    // Bracket games look alike until their teams are known.
    summary: title === null ? summary : t('answers.calendar.inRound', { round: title, summary }),
    location: placeOf(game),
    url: textIn(game, 'leaguevine_url') ?? null,
    description: [event, round, name].filter(Boolean).join('\n') || null,
    status: isForfeit || status === 'not needed' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

const rulingOf = ({ ruling }: WireObject): Ruling => rulings.find(one => one === ruling) ?? 'none'

const waits = (record: WireObject): boolean =>
  waitsForDay({ ruling: rulingOf(record), status: String(record.status) })

const ofEvent = (event: WireObject, [t]: Readers) => ({
  summary: textIn(event, 'name') || t('answers.calendar.event'),
  location: placeOf(event),
  description: textIn(event, 'info') || null,
  status: ICalEventStatus.CONFIRMED,
})

/** The field and its site. */
function placeOf({ game_site, event_site }: WireObject): string | null {
  const site = event_site ?? (isObject(game_site) ? game_site.event_site : null)
  return [game_site, site].flatMap(place => nameIn(place) ?? []).join(', ') || null
}

/** Built from constants: the id, and the record's creation time to the microsecond. */
const uidOf = (family: string, { id, time_created }: WireObject): string =>
  `${family}-${String(id)}-${String(time_created).replace(/\D/g, '')}@sideline`

const minutesOf = ({ game_minutes, tournament }: WireObject): number =>
  numberIn(game_minutes) ?? (isObject(tournament) ? numberIn(tournament.game_minutes) : null) ?? GAME_MINUTES

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const momentOf = (time: unknown): Date | undefined => (typeof time === 'string' ? new Date(time) : undefined)

const nameIn = (value: unknown): string | undefined => (isObject(value) ? textIn(value, 'name') : undefined)

function textIn(value: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = value[name]
  return typeof text === 'string' ? text : undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
