import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { daysText } from '../../../base/formats/day-title.ts'
import { seasonName, type EventSetup } from '../../data/event-setup.ts'
import { t } from '../../texts/t.ts'
import { sharedT } from '../../../texts/t.ts'

/**
 * The records that a beginning creates, one per line. @param league the name of its league, if that exists
 */
export function beginningText(wanted: EventSetup, league: string | undefined): string[] {
  const name = bidiIsolate(wanted.name.trim())
  const season = { league: league ?? name, season: seasonName(wanted) }
  const last = wanted.kind === 'day' ? wanted.firstDay : wanted.lastDay || wanted.firstDay
  return [
    ...(wanted.organizationId === ''
      ? [t('start.makesOrganization', { name: bidiIsolate(wanted.organization.trim()) })]
      : []),
    ...(league === undefined
      ? [t('start.makesLeague', { name, sport: sharedT(`sportNames.${wanted.sport}`) })]
      : []),
    t('start.makesSeason', season),
    ...(wanted.kind === 'season'
      ? []
      : [t('start.makesTournament', { name, days: daysText(wanted.firstDay, last) })]),
  ]
}
