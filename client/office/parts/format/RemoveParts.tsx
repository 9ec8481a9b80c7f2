import { Group, List, Stack, Text, Title } from '@mantine/core'
import { hasBegun } from '../../../../shared-schema/rules/progress/game-status.ts'
import { bracketName } from '../../../../shared-schema/rules/brackets/bracket-name.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { sharedT, t as clientT } from '../../../texts/t.ts'
import type { EventGames, OfficeGame } from '../../data/games.ts'
import type { Tournament } from '../../data/shapes.ts'
import { RemoveWithPreview } from '../../frame/RemoveWithPreview.tsx'
import { t } from '../../texts/t.ts'

interface RemovePartsProps {
  readonly tournament: Tournament
  readonly found: EventGames
}

/** The pools and brackets without a played game, each of which can be removed. */
export function RemoveParts({ tournament, found }: RemovePartsProps) {
  const parts = unplayedParts(found)
  if (parts.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label={t('parts.remove')}>
      <Title order={3} size="h4">
        {t('parts.remove')}
      </Title>
      <Text>{t('parts.removeWhat')}</Text>
      <List listStyleType="none">
        {parts.map(({ path, name }) => (
          <List.Item key={path}>
            <Group>
              <RemoveWithPreview
                name={t('parts.removePart', { part: bidiIsolate(name) })}
                consequence={t('parts.goes')}
                confirm={t('format.remove')}
                path={path}
                place={{ season_id: tournament.season_id, tournament_id: tournament.id }}
              />
              <span>{name}</span>
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

function unplayedParts({ games, pools, brackets }: EventGames) {
  // A bye is over before it begins.
  const isUnplayed = (own: readonly OfficeGame[]): boolean =>
    own.every(({ status, team_2_id }) => team_2_id === null || !hasBegun(status))
  const ofPools = pools
    .filter(({ id }) => isUnplayed(games.filter(({ pool_id }) => pool_id === id)))
    .map(({ id, name }) => ({
      path: `/v1/pools/${id}/?cascade=true`,
      name: clientT('events.pool', { name }),
    }))
  const ofBrackets = brackets
    .filter(({ main_bracket_id }) => main_bracket_id === null)
    .filter(main => {
      const ids = brackets
        .filter(({ id, main_bracket_id }) => id === main.id || main_bracket_id === main.id)
        .map(({ id }) => id)
      return isUnplayed(games.filter(({ bracket_id }) => bracket_id !== null && ids.includes(bracket_id)))
    })
    // Without `cascade` the server refuses if somebody has recorded something meanwhile.
    .map(({ id, name }) => ({
      path: `/v1/brackets/${id}/`,
      name: bracketName(name, sharedT) || clientT('events.bracket'),
    }))
  return [...ofPools, ...ofBrackets]
}
