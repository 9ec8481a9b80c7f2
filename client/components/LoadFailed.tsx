import { Alert, Box, Button, Text, Title } from '@mantine/core'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { reloadWhenReachable } from '../base/device/reload-when-reachable.ts'
import { t } from '../texts/t.ts'
import { NotLoaded } from './loaded.tsx'

interface LoadFailedProps {
  readonly children: ReactNode
  /**
   * Whether the children are the whole page. If they cannot be loaded, the page then reloads without a tap.
   */
  readonly isWhole?: boolean
}

/**
 * Shows an error if a part of the app could not be loaded or displayed: the network broke off before all of
 * it was on this device, or the server has a newer version. Reloading the page helps in both cases, and
 * recorded entries are on the disk.
 */
export class LoadFailed extends Component<LoadFailedProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, isWhole = false } = this.props
    if (error === null) return children
    const isBegun = isWhole && error instanceof NotLoaded
    return <Failure why={error.message} isWhole={isWhole} isBegun={isBegun} />
  }
}

interface FailureProps {
  readonly why: string
  readonly isWhole: boolean
  /** Whether waiting for the reload starts immediately, without a tap. */
  readonly isBegun: boolean
}

function Failure({ why, isWhole, isBegun }: FailureProps) {
  const [isWaiting, setWaiting] = useState(isBegun)
  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    void reloadWhenReachable(leaving.signal)
    return () => leaving.abort()
  }, [isWaiting])
  const title = t('app.notLoaded')
  return (
    <Box component={isWhole ? 'main' : 'div'} p="sm">
      <Alert
        color="red"
        role="alert"
        title={
          isWhole ? (
            <Title order={1} size="md">
              {title}
            </Title>
          ) : (
            title
          )
        }
      >
        <Text>{t('app.notLoadedWhat')}</Text>
        <Text size="sm">{why}</Text>
        <Button mt="sm" loading={isWaiting} onClick={() => setWaiting(true)}>
          {t('common.tryAgain')}
        </Button>
      </Alert>
    </Box>
  )
}
