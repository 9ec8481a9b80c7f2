import { useComputedColorScheme } from '@mantine/core'
import { useLayoutEffect, type RefObject } from 'react'
import { shirtOf, shirts$ } from '../../base/device/shirts.ts'
import { dark, daylight } from '../../base/look/palettes.ts'
import { asSides, shirtNamed } from '../../base/look/shirts.ts'
import { useLatest } from '../../components/use-latest.ts'
import type { GameView } from '../../scoring/game-view.ts'

interface ShirtsWornProps {
  readonly sides: GameView['sides']
  /** The element that shows the game. */
  readonly room: RefObject<HTMLElement | null>
}

/** Gives a game the colours of the shirts that were chosen on this device. */
export function ShirtsWorn({ sides: [{ id: one }, { id: two }], room }: ShirtsWornProps) {
  const shirts = useLatest(shirts$, shirts$.value)
  const palette = useComputedColorScheme('light') === 'dark' ? dark : daylight
  const [first, second] = [shirtOf(shirts, one), shirtOf(shirts, two)]
  useLayoutEffect(() => {
    const style = room.current?.style
    if (!style || (first === undefined && second === undefined)) return undefined
    const properties = asSides(palette, [shirtNamed(first), shirtNamed(second)])
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name)
    }
  }, [room, palette, first, second])
  return null
}
