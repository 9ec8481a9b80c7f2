import { ActionIcon, Menu, Modal } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { disablePerson, enablePerson, makeResetLink } from '../../accounts/people.ts'
import type { Person } from '../../accounts/person.ts'
import { ProblemAlert } from '../asking/ProblemAlert.tsx'
import { ShownOnce } from '../asking/ShownOnce.tsx'
import { useRequest } from '../asking/use-request.ts'

/** What can be done for the account of somebody else, and to it. */
export function PersonMenu({ person, isDisabled, onChanged }: { person: Person; isDisabled: boolean; onChanged: () => void }) {
  const { busy, problem, send } = useRequest()
  const [url, setUrl] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const act = (request: () => Promise<void>): void => {
    setOpen(true)
    send(request, () => undefined)
  }
  const change = (request: () => Promise<void>): void => act(async () => {
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
          <ActionIcon size={56} variant="default" loading={busy} aria-label={`Account of ${person.name}`}><IconDots /></ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => act(async () => setUrl(await makeResetLink(person.id)))}>Link for a new password</Menu.Item>
          {isDisabled
            ? <Menu.Item onClick={() => change(() => enablePerson(person.id))}>Enable the account</Menu.Item>
            : <Menu.Item onClick={() => change(() => disablePerson(person.id))}>Disable the account</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={open && (url !== null || problem !== null)} onClose={close} title={<>Account of <bdi>{person.name}</bdi></>}>
        <ProblemAlert problem={problem} />
        {url !== null && (
          <ShownOnce
            title={<>Give this link to <bdi>{person.name}</bdi> alone</>} texts={{ Link: url }} onDone={close}
            warning="It works once, within a day. Whoever opens it chooses a new password; everything that is signed in by the old one ends."
          />
        )}
      </Modal>
    </>
  )
}
