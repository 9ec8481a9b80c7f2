import { Select, Title } from '@mantine/core'
import { useState } from 'react'
import { invite, type Managed } from '../../accounts/people.ts'
import { placeKind, roleName, type PlaceKind, type RoleName } from '../../accounts/person.ts'
import { kindWords, placesOfRole, roleWords } from '../../accounts/role-words.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { ShownOnce } from '../asking/ShownOnce.tsx'
import { PlaceChooser } from './PlaceChooser.tsx'

const EVERYWHERE = 'everywhere'

/** Makes a link by which one person gets a role. */
export function InviteForm({ organization }: { organization: Managed }) {
  const [role, setRole] = useState<RoleName>('scorekeeper')
  const [kind, setKind] = useState<PlaceKind | null>(null)
  const [placeId, setPlaceId] = useState<number | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const roles = roleName.options.filter(option => organization.id !== null || option !== 'captain')
  const kinds = organization.id === null ? [] : placesOfRole[role]

  const changeKind = (to: PlaceKind | null): void => {
    setKind(to)
    setPlaceId(null)
  }
  const changeRole = (to: RoleName): void => {
    setRole(to)
    changeKind(to === 'captain' ? 'team' : null)
  }
  const makeLink = async (): Promise<void> => {
    if (kind !== null && placeId === null) return // the field itself asks for it
    setUrl(await invite(organization.id, role, kind === null || placeId === null ? null : { kind, id: placeId }))
  }
  if (url !== null) {
    return (
      <ShownOnce
        title={`Send this link to one ${roleWords[role].toLowerCase()}`} warning="It works once, within seven days."
        texts={{ Link: url }} onDone={() => setUrl(null)}
      />
    )
  }
  return (
    <ServerForm label="Invite someone" submitName="Make a link" onSubmit={makeLink}>
      <Title order={3}>Invite someone</Title>
      <Select
        label="As" data={roles.map(option => ({ value: option, label: roleWords[option] }))} value={role} allowDeselect={false}
        onChange={value => changeRole(roleName.parse(value))}
      />
      {kinds.length > 1 && (
        <Select
          label="Only for" value={kind ?? EVERYWHERE} allowDeselect={false}
          data={[{ value: EVERYWHERE, label: 'No limit' }, ...kinds.map(option => ({ value: option, label: `One ${kindWords[option]}` }))]}
          onChange={value => changeKind(placeKind.safeParse(value).data ?? null)}
        />
      )}
      {organization.id !== null && kind !== null && (
        <PlaceChooser key={kind} organizationId={organization.id} kind={kind} placeId={placeId} onChoose={setPlaceId} />
      )}
    </ServerForm>
  )
}
