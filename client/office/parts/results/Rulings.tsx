import { Group, Stack, Text } from '@mantine/core'
import { isVoid, type Ruling } from '../../../../shared-schema/rules/progress/ruling.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { OfficeGame } from '../../data/games.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'

interface RulingsProps {
  readonly named: NamedGame
  readonly nameOf: (gameId: number) => string | undefined
}

/** The office's possible rulings on a game that does not go as planned, and their undo. */
export function Rulings({ named: { game }, nameOf }: RulingsProps) {
  const offered = rulingsFor(game)
  if (offered.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={t('results.notAsPlanned')}>
      <Text fw={700}>
        {game.ruling === 'none' ? t('results.notAsPlanned') : clientT(`scoring.ruling.${game.ruling}`)}
      </Text>
      {game.ruling !== 'none' && (
        <Text>{t(isVoid(game.ruling) ? 'results.countsNot' : `results.ruled.${game.ruling}`)}</Text>
      )}
      <Group gap="xs">
        {offered.map(ruling => (
          <ConfirmWithPreview
            key={ruling}
            name={t(`results.rule.${ruling}`)}
            change={{
              method: 'PATCH',
              path: `/v1/games/${game.id}/`,
              body: { ruling },
              asOf: game.time_last_updated,
            }}
            nameOf={id => (id === game.id ? undefined : nameOf(id))}
          />
        ))}
      </Group>
    </Stack>
  )
}

/** The rulings that fit the progress of a game. */
function rulingsFor({ ruling, status }: OfficeGame): Ruling[] {
  if (ruling === 'postponed') return status === 'scheduled' ? ['none', 'cancelled'] : ['none']
  if (ruling !== 'none') return ['none']
  switch (status) {
    case 'scheduled':
      return ['postponed', 'cancelled']
    case 'live':
      return ['abandoned', 'abandoned with result', 'annulled']
    case 'final':
      return ['annulled', 'abandoned']
    case 'not needed':
      return []
  }
}
