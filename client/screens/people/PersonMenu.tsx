import { ActionIcon, Menu, Modal } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { disablePerson, enablePerson, makeResetLink } from '../../accounts/people.ts'
import type { Person } from '../../../shared-schema/api/accounts/account.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { useRequest } from '../../components/use-request.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

/** The actions for somebody else's account. */
export function PersonMenu({
  person,
  isDisabled,
  onChanged,
}: {
  person: Person
  isDisabled: boolean
  onChanged: () => void
}) {
  const { busy, problem, send } = useRequest()
  const [url, setUrl] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const act = (request: () => Promise<void>): void => {
    setOpen(true)
    void send(request)
  }
  const change = (request: () => Promise<void>): void =>
    act(async () => {
      await request()
      setOpen(false)
      onChanged()
    })
  const close = (): void => {
    setOpen(false)
    setUrl(null)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            size={56}
            variant="default"
            loading={busy}
            aria-label={t('people.accountOf', { name: bidiIsolate(person.name) })}
          >
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => act(async () => setUrl(await makeResetLink(person.id)))}>
            {t('people.resetLink')}
          </Menu.Item>
          {isDisabled ? (
            <Menu.Item onClick={() => change(() => enablePerson(person.id))}>{t('people.enable')}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => change(() => disablePerson(person.id))}>
              {t('people.disable')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={open && (url !== null || problem !== null)}
        onClose={close}
        title={t('people.accountOf', { name: bidiIsolate(person.name) })}
      >
        <ProblemAlert problem={problem} />
        {url !== null && (
          <OneTimeSecret
            title={t('people.giveLinkTo', { name: bidiIsolate(person.name) })}
            texts={{ [t('people.link')]: url }}
            onDone={close}
            warning={t('people.giveLinkWhat')}
          />
        )}
      </Modal>
    </>
  )
}
