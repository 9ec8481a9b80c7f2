import { inNumberOrder, onJersey } from '../../shared-schema/rules/on-jersey.ts'
import type { EntryOf } from '../../shared-schema/replication/entry.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import type { PlayerRecord, RosterRecord } from '../sync/storage/catalog-records.ts'
import { t } from '../texts/t.ts'

/** Someone who can be named in a play. */
export interface RosterPlayer {
  /** The player's name in new plays: the server's id, or the walk-on entry until there is one. */
  readonly reference: PlayerReference
  /** As on the jersey: `00` is another number than `0`. */
  readonly number: string | null
  /** `Ann Lee` */
  readonly name: string
  /** `#7 Ann Lee` */
  readonly label: string
}

/** The players of one team in one game, by number, including walk-ons. */
export function rosterOf(
  teamId: number,
  rows: readonly RosterRecord[],
  players: readonly PlayerRecord[],
  walkOns: readonly EntryOf<'walk_on'>[],
): RosterPlayer[] {
  const byId = new Map(players.map(player => [player.id, player]))
  const listed = rows
    .filter(row => row.team_id === teamId)
    .map(row => {
      const player = byId.get(row.player_id)
      return {
        reference: row.player_id,
        number: onJersey(row),
        name: nameOf(player),
        label: labelOf(onJersey(row), player),
        entry: player?.entry_id ?? null,
      }
    })
  const resolved = new Set(listed.map(player => player.entry))
  const walkedOn = walkOns
    .filter(({ id, data }) => data.team_id === teamId && !resolved.has(id))
    .map(({ id, data }) => ({
      reference: id,
      number: onJersey(data),
      name: nameOf(data),
      label: labelOf(onJersey(data), data),
    }))
  return [...listed.map(({ entry: _, ...player }) => player), ...walkedOn].sort(byNumber)
}

/** A player's label for every reference by which plays may name the player. */
export function playerLabels(
  rows: readonly RosterRecord[],
  players: readonly PlayerRecord[],
  walkOns: readonly EntryOf<'walk_on'>[],
): (reference: PlayerReference) => string {
  const labels = new Map<PlayerReference, string>(
    walkOns.map(({ id, data }) => [id, labelOf(onJersey(data), data)]),
  )
  const numbers = new Map(rows.map(row => [row.player_id, onJersey(row)]))
  for (const player of players) {
    const label = labelOf(numbers.get(player.id) ?? null, player)
    labels.set(player.id, label)
    if (player.entry_id) labels.set(player.entry_id, label)
  }
  return reference => labels.get(reference) ?? t('scoring.offRoster')
}

interface Name {
  first_name: string
  last_name: string
  nickname: string
}

const labelOf = (number: string | null, name: Name | undefined): string =>
  [number === null ? '' : `#${number}`, nameOf(name)].filter(Boolean).join(' ')

function nameOf(name: Name | undefined): string {
  const full = name ? `${name.first_name} ${name.last_name}`.trim() || name.nickname : ''
  return bidiIsolate(full) || t('scoring.noName')
}

/** By jersey number; those without one at the end, by name. */
function byNumber(a: RosterPlayer, b: RosterPlayer): number {
  return inNumberOrder(a.number, b.number) || a.label.localeCompare(b.label)
}
