import type { EntryOf, EntryContent } from '../../shared-schema/replication/entry.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import { signed } from '../sync/recording/points.ts'
import { playDetail, playTitle, type Names } from './play-text.ts'
import { t } from '../texts/t.ts'

/** An entry in words: `Goal Rusty Bikes`, and the players involved. */
export function describe(content: EntryContent, names: Names): { title: string; detail: string } {
  switch (content.kind) {
    case 'play':
      return { title: playTitle(content.data, names), detail: playDetail(content.data, names) }
    case 'status':
      return content.data.status === 'live'
        ? { title: t('scoring.started'), detail: '' }
        : { title: t('scoring.ended'), detail: agreedText(content.data) }
    case 'score':
      return (
        forfeitText(content.data, names) ??
        addedText(content.data, names) ?? {
          title: t('scoring.scoreSet', {
            score: `${content.data.team_1_score}–${content.data.team_2_score}`,
          }),
          detail: bidiIsolate(content.data.what_happened),
        }
      )
    case 'walk_on':
      return {
        title: t('scoring.newPlayer', {
          name: bidiIsolate(`${content.data.first_name} ${content.data.last_name}`.trim()),
        }),
        detail: names.team(content.data.team_id),
      }
    case 'spirit':
      return { title: t('scoring.spirit'), detail: '' }
    case 'check_in': {
      const { team_id, player_id, is_here } = content.data
      return {
        title: t(is_here ? 'scoring.checkedIn' : 'scoring.missing', {
          who: player_id === null ? names.team(team_id) : names.player(player_id),
        }),
        detail: player_id === null ? '' : names.team(team_id),
      }
    }
    case 'claim':
      return { title: t('scoring.tookOver'), detail: '' }
    case 'clock':
      return { title: t(content.data.runs ? 'scoring.clockStarted' : 'scoring.clockStopped'), detail: '' }
    case 'withdrawal':
      return { title: t('scoring.tookBack'), detail: '' }
    case 'decision':
      return { title: t('scoring.decided'), detail: '' }
  }
}

/** The initials of the captains who agreed to the score. */
function agreedText({ team_1_initials = '', team_2_initials = '' }: EntryOf<'status'>['data']): string {
  const initials = [team_1_initials, team_2_initials].filter(Boolean).map(bidiIsolate)
  return initials.length === 0 ? '' : t('scoring.agreed', { initials })
}

function forfeitText(
  { forfeit_team_ids = [], forfeit_reason = '' }: EntryOf<'score'>['data'],
  names: Names,
): { title: string; detail: string } | null {
  if (forfeit_team_ids.length === 0) return null
  return {
    title: t('scoring.forfeitOf', { teams: forfeit_team_ids.map(names.team) }),
    detail: forfeit_reason === '' ? '' : t(`scoring.forfeit.${forfeit_reason}`),
  }
}

/** `+2 Rusty Bikes` */
function addedText(
  { team_1_id, team_2_id, team_1_added, team_2_added }: EntryOf<'score'>['data'],
  names: Names,
): { title: string; detail: string } | null {
  const added = [
    { team: team_1_id, points: team_1_added },
    { team: team_2_id, points: team_2_added },
  ].flatMap(({ team, points }) =>
    points === undefined
      ? []
      : [t('scoring.added', { points: signed(points), team: names.team(team ?? null) })],
  )
  return added.length === 0 ? null : { title: added.join(', '), detail: '' }
}
