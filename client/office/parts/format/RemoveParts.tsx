import { Group, List, Stack, Text, Title } from '@mantine/core'
import { bracketName } from '../../../../shared-schema/rules/brackets/bracket-name.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { sharedT, t as clientT } from '../../../texts/t.ts'
import { isPlayed, type EventGames } from '../../data/games.ts'
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
  const ofPools = pools
    .filter(({ id }) => !games.some(game => game.pool_id === id && isPlayed(game)))
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
      return !games.some(game => game.bracket_id !== null && ids.includes(game.bracket_id) && isPlayed(game))
    })
    // Without `cascade` the server refuses if somebody has recorded something meanwhile.
    .map(({ id, name }) => ({
      path: `/v1/brackets/${id}/`,
      name: bracketName(name, sharedT) || clientT('events.bracket'),
    }))
  return [...ofPools, ...ofBrackets]
}
