import { ActionIcon, Menu, Stack } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Arrival } from '../../../shared-schema/api/accounts/passes.ts'
import { letInAgain, offerAccount, revokeArrival, revokeDevice } from '../../accounts/passes.ts'
import { ListItem } from '../../components/ListItem.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { useRequest } from '../../components/use-request.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { momentOf } from '../../base/formats/own-clock.ts'
import { t } from '../../texts/t.ts'
import { recordedPage } from '../../components/recorded-page.ts'
import { MayComeAgain } from './MayComeAgain.tsx'

interface ArrivalItemProps {
  readonly organizationId: number
  readonly passId: number
  readonly arrival: Arrival
  /** Renews the link of the pass, which invalidates the old one; undefined if the pass has ended. */
  readonly onRenew: (() => void) | undefined
  readonly onChanged: () => void
}

/** A pass holder, with the available actions. */
export function ArrivalItem({ organizationId, passId, arrival, onRenew, onChanged }: ArrivalItemProps) {
  const { person_id: id, device_id, revoked_at, has_account } = arrival
  const name = bidiIsolate(arrival.name)
  const { busy, problem, send } = useRequest()
  const [url, setUrl] = useState<string | null>(null)
  const [wasJustEnded, setWasJustEnded] = useState(false)
  const change = (request: () => Promise<void>, ends: boolean): void =>
    void send(async () => {
      await request()
      setWasJustEnded(ends)
      onChanged()
    })
  return (
    <>
      <ListItem
        name={arrival.name}
        lines={[
          t('passes.lastSeen', { time: momentOf(arrival.last_seen) }),
          ...(revoked_at === null ? [] : [t('passes.wasEnded')]),
          ...(has_account ? [t('passes.hasAccount')] : []),
        ]}
        link={recordedPage(organizationId, { id, name: arrival.name })}
      >
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={56} variant="default" loading={busy} aria-label={t('passes.person', { name })}>
              <IconDots />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {revoked_at === null ? (
              <>
                <Menu.Item onClick={() => change(() => revokeArrival(passId, id), true)}>
                  {t('passes.endPerson', { name })}
                </Menu.Item>
                {device_id !== null && (
                  <Menu.Item onClick={() => change(() => revokeDevice(passId, device_id), true)}>
                    {t('passes.endDevice')}
                  </Menu.Item>
                )}
              </>
            ) : (
              <Menu.Item onClick={() => change(() => letInAgain(passId, id), false)}>
                {t('passes.letIn')}
              </Menu.Item>
            )}
            {!has_account && (
              <Menu.Item onClick={() => void send(async () => setUrl(await offerAccount(id)))}>
                {t('passes.offer')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </ListItem>
      {wasJustEnded && onRenew && (
        <MayComeAgain
          onRenew={() => {
            setWasJustEnded(false)
            onRenew()
          }}
          onLeave={() => setWasJustEnded(false)}
        />
      )}
      {(problem !== null || url !== null) && (
        <Stack component="li">
          <ProblemAlert problem={problem} />
          {url !== null && (
            <OneTimeSecret
              title={t('passes.giveAccountTo', { name })}
              warning={t('passes.giveAccountWhat')}
              texts={{ [t('people.link')]: url }}
              onDone={() => setUrl(null)}
            />
          )}
        </Stack>
      )}
    </>
  )
}
