import { UnstyledButton } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconCloudUp,
  IconDeviceTablet,
  IconDownload,
  IconHourglass,
  IconLock,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { later } from '../later.tsx'
import { useServices } from '../services.ts'
import { useLatest } from '../use-latest.ts'
import { watchSync, watchUncounted } from '../../sync/status/watch-sync.ts'
import { looking, type SyncState } from '../../sync/status/sync-text.ts'
import classes from './status.module.css'
import { t } from '../../texts/t.ts'

const SyncDetails = later(async () => (await import('./SyncDetails.tsx')).SyncDetails)

/** Distinguished by shape and word, not by colour alone. */
const icons: Readonly<Record<SyncState['state'], TablerIcon>> = {
  looking: IconHourglass,
  update: IconDownload,
  'sign-in': IconLock,
  forbidden: IconAlertTriangle,
  'server-older': IconCloudOff,
  'not-stored': IconAlertTriangle,
  offline: IconCloudOff,
  saved: IconDeviceTablet,
  stuck: IconAlertTriangle,
  sending: IconCloudUp,
  again: IconCloudUp,
  sent: IconCircleCheck,
  idle: IconCircleCheck,
}

/**
 * The state of everything recorded on this device; a tap opens the details.
 * @param isQuiet hides it while there is nothing to say: an organizer seldom records
 */
export function SyncButton({ isQuiet = false }: { isQuiet?: boolean }) {
  const { scopes, session, version } = useServices()
  const sync = useLatest(
    useMemo(() => watchSync(scopes, session), [scopes, session]),
    looking(),
  )
  const uncounted = useLatest(
    useMemo(() => watchUncounted(scopes), [scopes]),
    0,
  )
  const isKept = useLatest(version.isKept$, version.isKept$.value)
  const [shown, setShown] = useState(false)
  const Icon = icons[sync.state]
  const saysNothing = sync.state === 'idle' || sync.state === 'looking'
  if (isQuiet && saysNothing && uncounted === 0) return null
  return (
    <>
      <UnstyledButton
        // Its words change with every tap elsewhere, its action never does.
        className={classes.sync}
        onClick={() => setShown(true)}
        data-unguarded
        data-testid="sync-state"
        data-state={sync.state}
        data-unsent={sync.state === 'looking' ? 'unknown' : sync.unsent}
        data-uncounted={uncounted}
      >
        <Icon size={26} aria-hidden />
        <span role="status">{sync.words}</span>
        {/* The text for offline contains the number. */}
        {sync.unsent > 0 && sync.state !== 'offline' && (
          <span className={classes.count} aria-label={t('status.notSent', { count: sync.unsent })}>
            {sync.unsent}
          </span>
        )}
        {!isKept && <IconDownload size={22} role="img" aria-label={t('status.notKept')} />}
        {uncounted > 0 && (
          <span
            className={classes.uncounted}
            role="img"
            aria-label={t('status.needLook', { count: uncounted })}
          >
            <IconAlertTriangle size={22} aria-hidden />
            {uncounted}
          </span>
        )}
      </UnstyledButton>
      {shown && <SyncDetails onClose={() => setShown(false)} sync={sync} />}
    </>
  )
}
