// All parts of the office, in the order in which an organizer needs them. The first one opens by default.
import type { Meet, Organization, Season, Tournament } from '../data/shapes.ts'
import { t } from '../texts/t.ts'
import { part, type Part } from './part.ts'

const meetClosing = () => import('../parts/closing/MeetClosing.tsx')
const meetDay = () => import('../parts/day/MeetDay.tsx')
const closing = () => import('../parts/closing/ClosingParts.tsx')
const calendar = () => import('../parts/calendar/CalendarParts.tsx')
const details = () => import('../parts/details/DetailsParts.tsx')
const format = () => import('../parts/format/FormatPart.tsx')
const day = () => import('../parts/day/DayPart.tsx')
const fixtures = () => import('../parts/fixtures/FixturesPart.tsx')
const history = () => import('../parts/history/HistoryParts.tsx')
const teams = () => import('../parts/teams/TeamsParts.tsx')
const schedule = () => import('../parts/schedule/SchedulePart.tsx')
const sites = () => import('../parts/sites/SitesPart.tsx')
const tournamentToDo = () => import('../parts/todo/TournamentToDo.tsx')
const seasonToDo = () => import('../parts/todo/SeasonToDo.tsx')
const meetToDo = () => import('../parts/todo/MeetToDo.tsx')
const meetSchedule = () => import('../parts/schedule/MeetSchedule.tsx')
const meets = () => import('../parts/details/MeetDetails.tsx')
const players = () => import('../parts/players/PlayersPart.tsx')
const messages = () => import('../parts/messages/MessagesParts.tsx')
const officials = () => import('../parts/officials/OfficialsParts.tsx')
const people = () => import('../parts/people/PeopleParts.tsx')
const registration = () => import('../parts/registration/RegistrationPart.tsx')
const rules = () => import('../parts/rules/RulesParts.tsx')
const results = () => import('../parts/results/ResultsParts.tsx')
const table = () => import('../parts/table/TablePart.tsx')

export const organizationParts: readonly Part<Organization>[] = [
  part(
    'details',
    () => t('details.title'),
    async () => (await details()).OrganizationDetails,
  ),
  part(
    'people',
    () => t('people.title'),
    async () => (await people()).OrganizationPeople,
  ),
  part(
    'players',
    () => t('players.title'),
    async () => (await players()).OrganizationPlayers,
  ),
  part(
    'officials',
    () => t('officials.title'),
    async () => (await officials()).OrganizationOfficials,
  ),
  part(
    'sites',
    () => t('sites.title'),
    async () => (await sites()).OrganizationSites,
  ),
  part(
    'calendar',
    () => t('calendar.title'),
    async () => (await calendar()).OrganizationCalendar,
  ),
  part(
    'history',
    () => t('history.title'),
    async () => (await history()).OrganizationHistory,
  ),
]

export const meetParts: readonly Part<Meet>[] = [
  part(
    'todo',
    () => t('todo.title'),
    async () => (await meetToDo()).MeetToDo,
  ),
  part(
    'details',
    () => t('details.title'),
    async () => (await meets()).MeetDetails,
  ),
  part(
    'schedule',
    () => t('schedule.title'),
    async () => (await meetSchedule()).MeetSchedule,
  ),
  part(
    'day',
    () => t('day.title'),
    async () => (await meetDay()).MeetDay,
  ),
  part(
    'closing',
    () => t('closing.title'),
    async () => (await meetClosing()).MeetClosing,
  ),
  part(
    'people',
    () => t('people.title'),
    async () => (await people()).MeetPeople,
  ),
  part(
    'messages',
    () => t('messages.title'),
    async () => (await messages()).MeetMessages,
  ),
]

export const tournamentParts: readonly Part<Tournament>[] = [
  part(
    'todo',
    () => t('todo.title'),
    async () => (await tournamentToDo()).TournamentToDo,
  ),
  part(
    'details',
    () => t('details.title'),
    async () => (await details()).TournamentDetails,
  ),
  part(
    'registration',
    () => t('registration.title'),
    async () => (await registration()).TournamentRegistration,
  ),
  part(
    'teams',
    () => t('teams.title'),
    async () => (await teams()).TournamentTeams,
  ),
  part(
    'sites',
    () => t('sites.title'),
    async () => (await sites()).TournamentSites,
  ),
  part(
    'rules',
    () => t('rules.title'),
    async () => (await rules()).TournamentRules,
  ),
  part(
    'format',
    () => t('format.title'),
    async () => (await format()).TournamentFormat,
  ),
  part(
    'schedule',
    () => t('schedule.title'),
    async () => (await schedule()).TournamentSchedule,
  ),
  part(
    'officials',
    () => t('officials.title'),
    async () => (await officials()).TournamentOfficials,
  ),
  part(
    'day',
    () => t('day.title'),
    async () => (await day()).TournamentDay,
  ),
  part(
    'calendar',
    () => t('calendar.title'),
    async () => (await calendar()).TournamentCalendar,
  ),
  part(
    'results',
    () => t('results.title'),
    async () => (await results()).TournamentResults,
  ),
  part(
    'closing',
    () => t('closing.title'),
    async () => (await closing()).TournamentClosing,
  ),
  part(
    'people',
    () => t('people.title'),
    async () => (await people()).TournamentPeople,
  ),
  part(
    'messages',
    () => t('messages.title'),
    async () => (await messages()).TournamentMessages,
  ),
  part(
    'history',
    () => t('history.title'),
    async () => (await history()).TournamentHistory,
  ),
]

export const seasonParts: readonly Part<Season>[] = [
  part(
    'todo',
    () => t('todo.title'),
    async () => (await seasonToDo()).SeasonToDo,
  ),
  part(
    'details',
    () => t('details.title'),
    async () => (await details()).SeasonDetails,
  ),
  part(
    'teams',
    () => t('teams.title'),
    async () => (await teams()).SeasonTeams,
  ),
  part(
    'rules',
    () => t('rules.title'),
    async () => (await rules()).SeasonRules,
  ),
  part(
    'fixtures',
    () => t('fixtures.title'),
    async () => (await fixtures()).SeasonFixtures,
  ),
  part(
    'officials',
    () => t('officials.title'),
    async () => (await officials()).SeasonOfficials,
  ),
  part(
    'day',
    () => t('day.title'),
    async () => (await day()).SeasonDay,
  ),
  part(
    'calendar',
    () => t('calendar.title'),
    async () => (await calendar()).SeasonCalendar,
  ),
  part(
    'results',
    () => t('results.title'),
    async () => (await results()).SeasonResults,
  ),
  part(
    'closing',
    () => t('closing.title'),
    async () => (await closing()).SeasonClosing,
  ),
  part(
    'table',
    () => t('table.title'),
    async () => (await table()).TablePart,
  ),
  part(
    'messages',
    () => t('messages.title'),
    async () => (await messages()).SeasonMessages,
  ),
  part(
    'history',
    () => t('history.title'),
    async () => (await history()).SeasonHistory,
  ),
]
