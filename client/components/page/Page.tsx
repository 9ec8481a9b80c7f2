import { ActionIcon, Box, Button, Group, Title } from '@mantine/core'
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { PageName } from '../page-name.ts'
import { useServices } from '../services.ts'
import { useLatest } from '../use-latest.ts'
import classes from './page.module.css'
import { SyncButton } from '../status/SyncButton.tsx'
import { t } from '../../texts/t.ts'

interface PageProps {
  readonly title: string
  /** The name for the browser's tab and for screen readers, if more specific than the title. */
  readonly name?: string
  /** The target of the back arrow; absent on the start page. */
  readonly back?: { readonly to: string; readonly name: string }
  /** One column of text and fields, centred on a wide screen. */
  readonly narrow?: boolean
  /** As wide as the screen. */
  readonly wide?: boolean
  /** Shows the state of what was recorded on this device only if it is worth a look. */
  readonly quiet?: boolean
  /** A link in the header. */
  readonly way?: ReactNode
  readonly children: ReactNode
}

/** A screen: its title and, on every screen, where the recorded entries are. */
export function Page({
  title,
  name = title,
  back,
  narrow = false,
  wide = false,
  quiet = false,
  way,
  children,
}: PageProps) {
  const { version } = useServices()
  const newer = useLatest(version.ready$, version.ready$.value)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${name} · Sideline`
  }, [name])
  // Puts keyboard and screen reader users at the beginning of the new screen, not nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Box className={classes.page}>
      <Group component="header" className={classes.header} wrap="nowrap" gap="sm">
        {back && (
          <ActionIcon
            component={Link}
            href={back.to}
            aria-label={back.name}
            size={56}
            variant="subtle"
            color="var(--on-header)"
          >
            <IconArrowLeft size={32} />
          </ActionIcon>
        )}
        <Title order={1} className={classes.title} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {way}
        {newer && (
          <Button
            variant="white"
            color="field"
            leftSection={<IconRefresh size={22} />}
            onClick={() => void version.update()}
          >
            {t('status.updateReady')}
          </Button>
        )}
        <SyncButton isQuiet={quiet} />
      </Group>
      <main className={classes.main} data-narrow={narrow || undefined} data-wide={wide || undefined}>
        <PageName value={title}>{children}</PageName>
      </main>
    </Box>
  )
}
