import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { daysText } from '../../../base/formats/day-title.ts'
import { seasonName, type EventSetup } from '../../data/event-setup.ts'
import { t } from '../../texts/t.ts'
import { sharedT } from '../../../texts/t.ts'

/**
 * The records that a beginning creates, one per line. The league and the season around a single tournament are left
 * out unless its league was chosen: nobody asked for them.
 * @param league the name of the chosen league
 */
export function beginningText(wanted: EventSetup, league: string | undefined): string[] {
  const { kind, sport } = wanted
  const name = bidiIsolate(wanted.name.trim())
  const season = { league: league ?? name, season: seasonName(wanted) }
  const last = kind === 'day' ? wanted.firstDay : wanted.lastDay || wanted.firstDay
  return [
    ...(wanted.organizationId === ''
      ? [t('start.makesOrganization', { name: bidiIsolate(wanted.organization.trim()) })]
      : []),
    ...(league === undefined && kind === 'season' && sport !== ''
      ? [t('start.makesLeague', { name, sport: sharedT(`sportNames.${sport}`) })]
      : []),
    ...(league !== undefined || kind === 'season' ? [t('start.makesSeason', season)] : []),
    ...(kind === 'season'
      ? []
      : [t('start.makesTournament', { name, days: daysText(wanted.firstDay, last) })]),
  ]
}
