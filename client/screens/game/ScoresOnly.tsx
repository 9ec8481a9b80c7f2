import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { t } from '../../texts/t.ts'

type Line = { readonly score: readonly [number, number] | null }

/** True if a line changed the score. */
export const scored = ({ score }: Line): boolean => score !== null

interface ScoresOnlyProps {
  readonly lines: readonly Line[]
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Leaves out all plays that did not change the score. Nothing if all did, or none. */
export function ScoresOnly({ lines, isOn, onChange }: ScoresOnlyProps) {
  if (!lines.some(scored) || lines.every(scored)) return null
  return (
    <Button
      variant={isOn ? 'filled' : 'default'}
      mb="xs"
      leftSection={<IconFilter />}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {t('game.scoresOnly')}
    </Button>
  )
}
