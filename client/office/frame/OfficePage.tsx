import { Alert, Stack } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../texts/t.ts'
import { timeT } from '../../texts/t.ts'
import { Page } from '../../components/page/Page.tsx'
import type { PartLink } from './part-link.ts'
import { Search } from './Search.tsx'
import { useConnection } from '../../components/connection.ts'
import classes from './frame.module.css'

/** A link to a record that contains the page's subject. */
export interface TrailLink {
  readonly to: string
  readonly name: string
}

interface OfficePageProps {
  readonly title: string
  /** The title of the browser's tab, if more specific than the page's title. */
  readonly name?: string
  readonly back: { readonly to: string; readonly name: string }
  /** The parts of the page's subject, one of which is shown. */
  readonly parts?: readonly PartLink[]
  /** The records that its subject belongs to, the outermost first. */
  readonly trail?: readonly TrailLink[]
  readonly children: ReactNode
}

/** A page of the office, with navigation to its other parts and a note if its data is not current. */
export function OfficePage({ title, name = title, back, parts = [], trail = [], children }: OfficePageProps) {
  const { answers, lastAnswer } = useConnection()
  return (
    <Page title={title} name={name} back={back} wide quiet>
      <div className={classes.beside}>
        <div className={classes.aside}>
          <Search parts={parts} />
          {parts.length > 0 && <PartsNav parts={parts} />}
        </div>
        <Stack className={classes.content}>
          {trail.length > 0 && (
            <nav className={classes.trail} aria-label={t('frame.trail')}>
              {trail.map(({ to, name: above }) => (
                <Link key={to} href={to}>
                  {above}
                </Link>
              ))}
            </nav>
          )}
          {!answers && (
            <Alert color="yellow" role="status" icon={<IconCloudOff />} title={t('frame.away')}>
              {lastAnswer > 0
                ? t('frame.lastKnownOf', {
                    time: timeT(lastAnswer, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),
                  })
                : t('frame.lastKnown')}
            </Alert>
          )}
          {children}
        </Stack>
      </div>
    </Page>
  )
}

/** The links to the parts. On a phone they are one line, of which the shown part is in view. */
function PartsNav({ parts }: { parts: readonly PartLink[] }) {
  const nav = useRef<HTMLElement>(null)
  const shown = parts.find(({ isShown }) => isShown)?.to
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft
  }, [shown])
  return (
    <nav ref={nav} className={classes.parts} aria-label={t('frame.parts')}>
      {parts.map(part => (
        <Link key={part.to} href={part.to} aria-current={part.isShown ? 'page' : undefined}>
          {part.name}
        </Link>
      ))}
    </nav>
  )
}
