import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hasBegun } from '../../../../shared-schema/rules/progress/game-status.ts'
import type { OfficeGame } from '../../data/games.ts'
import { previewOf } from '../../data/previews.ts'
import { t } from '../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'

interface ClearResultProps {
  readonly game: OfficeGame
  readonly nameOf: (gameId: number) => string | undefined
}

/** Clears a result that was entered in the wrong game, and restores a cleared one. */
export function ClearResult({ game, nameOf }: ClearResultProps) {
  const path = `/v1/games/${game.id}/result/`
  const isBegun = hasBegun(game.status)
  const restored = { method: 'POST', path } as const
  // The preview is refused if no result was cleared.
  const { data } = useQuery({ ...previewOf(restored), enabled: game.status === 'scheduled', retry: false })
  if (isBegun)
    return (
      <ConfirmWithPreview name={t('results.clear')} change={{ method: 'DELETE', path }} nameOf={nameOf}>
        <Text>{t('results.clearWhat')}</Text>
      </ConfirmWithPreview>
    )
  return data ? <ConfirmWithPreview name={t('results.restore')} change={restored} nameOf={nameOf} /> : null
}
