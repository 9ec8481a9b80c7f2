import { MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { useLatest } from '../components/use-latest.ts'
import { settings$ } from '../base/device/settings.ts'
import { cssVariables, theme } from './theme.ts'

const schemes = { system: undefined, daylight: 'light', dark: 'dark' } as const

/**
 * How all that is inside it looks, as this device is set: its palette, the size of its words, the hand that
 * holds it.
 */
export function Look({ children }: { children: ReactNode }) {
  const { palette, textSize, hand } = useLatest(settings$, settings$.value)
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { text: textSize, hand })
  }, [textSize, hand])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      forceColorScheme={schemes[palette]}
    >
      {children}
    </MantineProvider>
  )
}
