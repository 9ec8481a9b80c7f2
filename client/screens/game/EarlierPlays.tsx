import { Button } from '@mantine/core'
import type { GrowingEnd } from '../../components/use-growing-part.ts'
import { t } from '../../texts/t.ts'

/**
 * The end of the plays that are drawn. Earlier plays follow when it comes near the visible part, or by a tap.
 */
export function EarlierPlays({ end: { ref, more } }: { end: GrowingEnd }) {
  return (
    <li ref={ref}>
      <Button variant="default" fullWidth onClick={more}>
        {t('game.earlierPlays')}
      </Button>
    </li>
  )
}
