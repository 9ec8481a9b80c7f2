import { Alert, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { partsOf, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { StillOpen } from './StillOpen.tsx'

interface CloseEventProps {
  readonly event: { readonly is_closed: boolean; readonly time_last_updated: string }
  readonly scope: Scope
  /** The number of teams without a final place; 0 for a season, whose table has them. */
  readonly openPlaces: number
}

/** Closes an event, after a look at what is still open, or opens it again. */
export function CloseEvent({ event, scope, openPlaces }: CloseEventProps) {
  const { kind, id } = partsOf(scope)
  const { send, busy, problem, isChangedSince } = useChange()
  const change = (is_closed: boolean) => () =>
    void send({
      ...{ method: 'PATCH', path: `/v1/${kind}s/${id}/` },
      ...{ body: { is_closed }, asOf: event.time_last_updated },
    })
  return (
    <Stack component="section" aria-label={t('closing.title')}>
      {event.is_closed ? (
        <Alert color="field" icon={<IconLock />} title={t('closing.isClosed')}>
          {t('closing.isClosedWhat')}
        </Alert>
      ) : (
        <>
          <Text>{t('closing.what')}</Text>
          <StillOpen scope={scope} openPlaces={openPlaces} />
        </>
      )}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        {event.is_closed ? (
          <SendButton variant="default" busy={busy} onClick={change(false)}>
            {t('closing.reopen')}
          </SendButton>
        ) : (
          <SendButton busy={busy} leftSection={<IconLock />} onClick={change(true)}>
            {t('closing.close')}
          </SendButton>
        )}
      </div>
    </Stack>
  )
}
