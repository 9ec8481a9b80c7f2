import { MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { useLatest } from '../components/use-latest.ts'
import { settings$ } from '../base/device/settings.ts'
import { cssVariables, theme } from './theme.ts'

const schemes = { system: undefined, daylight: 'light', dark: 'dark' } as const

/** Applies this device's look to its children: the palette, the text size, the hand that holds the device. */
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
