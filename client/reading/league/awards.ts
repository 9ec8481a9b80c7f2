import { z } from 'zod'
import { awardKinds } from '../../../shared-schema/resources/awards.ts'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import { partsOf } from '../../../shared-schema/replication/scope.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { named, player, playerName, type Player } from './record-shapes.ts'
import { t } from '../../texts/t.ts'

const award = z
  .object({
    id: z.int(),
    /** A newer server may have further kinds. */
    kind: z.enum(awardKinds).catch('other'),
    name: z.string(),
    player_id: z.int().nullable(),
    note: z.string(),
  } satisfies ShapeIn<'awards'>)
  .extend({ team: named.nullable(), player: player.nullable() })
/** An award of an event, for its readers. */
export type EventAward = z.infer<typeof award>

/** The awards of an event. @throws RequestError */
export function fetchAwards(scope: string, signal: AbortSignal): Promise<EventAward[]> {
  const { kind, id } = partsOf(scope)
  return readAll('awards', { [`${kind}_id`]: String(id), order_by: '[id]' }, award, signal)
}

/** The name of an award: its own, else that of its kind. */
export const awardName = ({ kind, name }: Pick<EventAward, 'kind' | 'name'>): string =>
  name || t(`awards.kinds.${kind}`)

/** The player who gets an award, else the team. */
export const awardHolder = ({
  team,
  player: holder,
}: {
  readonly team: { readonly name: string } | null
  readonly player: Player | null
}): string => (holder === null ? (team?.name ?? '') : playerName(holder))
