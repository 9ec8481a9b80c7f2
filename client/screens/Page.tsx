import { ActionIcon, Box, Button, Group, Title } from '@mantine/core'
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useServices } from '../app/services.ts'
import { useLatest } from '../app/use-latest.ts'
import classes from './page.module.css'
import { SyncButton } from './status/SyncButton.tsx'

interface PageProps {
  readonly title: string
  /** Where the arrow leads; absent on the start page. */
  readonly back?: { readonly to: string; readonly name: string }
  /** One column of text and fields, in the middle of a wide screen. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A screen: what it is about, and on every one of them where the recorded entries are. */
export function Page({ title, back, narrow = false, children }: PageProps) {
  const { version } = useServices()
  const newer = useLatest(version.ready$, version.ready$.value)
  return (
    <Box className={classes.page}>
      <Group component="header" className={classes.header} wrap="nowrap" gap="sm">
        {back && (
          <ActionIcon component={Link} href={back.to} aria-label={back.name} size={56} variant="subtle" color="white">
            <IconArrowLeft size={32} />
          </ActionIcon>
        )}
        <Title order={1} className={classes.title}>{title}</Title>
        {newer && (
          <Button variant="white" color="field" leftSection={<IconRefresh size={22} />} onClick={() => void version.update()}>
            Update ready
          </Button>
        )}
        <SyncButton />
      </Group>
      <main className={classes.main} data-narrow={narrow || undefined}>{children}</main>
    </Box>
  )
}
