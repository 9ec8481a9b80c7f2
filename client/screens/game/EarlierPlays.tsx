import { Button } from '@mantine/core'
import type { GrowingEnd } from '../../components/use-growing-part.ts'
import { t } from '../../texts/t.ts'

/**
 * Stands where the plays end that are drawn: the earlier ones come by themselves when it is near, or by a
 * tap.
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
