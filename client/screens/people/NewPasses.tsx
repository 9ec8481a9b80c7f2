import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import { lookAtPass } from '../../accounts/offers.ts'
import { CodePicture } from '../../components/CodePicture.tsx'
import { CopyField } from '../../components/CopyField.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { drawCode } from '../../base/formats/draw-code.ts'
import { t } from '../../texts/t.ts'
import classes from './people.module.css'
import type { NewPass } from './new-pass.ts'
import { Posters } from './Posters.tsx'

/** Passes that were just made: their links, QR codes and posters, which cannot be shown a second time. */
export function NewPasses({ urls, onDone }: { urls: readonly string[]; onDone: () => void }) {
  const passes = useQuery({
    queryKey: ['new-passes', urls],
    queryFn: ({ signal }) => Promise.all(urls.map(url => describe(url, signal))),
  })
  return (
    <Alert color="yellow" title={t('passes.ready', { count: urls.length })} role="status" maw={720}>
      <Stack>
        <Text>{t('passes.readyWhat')}</Text>
        <QueryResult query={passes}>
          {links => (
            <>
              {links.map(({ url, offer, picture }) => (
                <Group key={url} align="flex-start">
                  <CodePicture
                    className={classes.small}
                    code={picture}
                    label={t('passes.codeOf', { place: nameOf(offer) })}
                  />
                  <Stack gap="xs" flex={1} miw={220}>
                    <Title order={3} size="h4">
                      {nameOf(offer)}
                    </Title>
                    <CopyField label={t('passes.linkOf', { place: nameOf(offer) })} text={url} />
                  </Stack>
                </Group>
              ))}
              <Posters passes={links} />
              <Button onClick={() => window.print()}>{t('passes.print', { count: links.length })}</Button>
            </>
          )}
        </QueryResult>
        <Button variant="default" onClick={onDone}>
          {t('common.done')}
        </Button>
      </Stack>
    </Alert>
  )
}

const nameOf = ({ place, organization }: Offer): string => place?.name ?? organization?.name ?? ''

async function describe(url: string, signal: AbortSignal): Promise<NewPass> {
  const [offer, picture] = await Promise.all([lookAtPass(url.split('#')[1] ?? '', signal), drawCode(url)])
  return { url, offer, picture }
}
