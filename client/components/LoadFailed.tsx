import { Alert, Button, Text } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { t } from '../texts/t.ts'

/**
 * Says so when a part of the app could not be loaded or shown: the network went before all of it was on this
 * device, or the server has a newer version by now. Loading the page anew helps in both cases, and what was
 * recorded is on the disk.
 */
export class LoadFailed extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return (
      <Alert color="red" role="alert" title={t('app.notLoaded')} m="sm">
        <Text>{t('app.notLoadedWhat')}</Text>
        <Text size="sm">{this.state.error.message}</Text>
        <Button mt="sm" onClick={() => location.reload()}>
          {t('common.tryAgain')}
        </Button>
      </Alert>
    )
  }
}
