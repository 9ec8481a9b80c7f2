import { Select, Title } from '@mantine/core'
import { useState } from 'react'
import { placesOfRole, type PlaceKind, type Role } from '../../../shared-schema/api/accounts.ts'
import { invite, type Managed } from '../../accounts/people.ts'
import { placeKind, roleName } from '../../../shared-schema/api/accounts/account.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { t } from '../../texts/t.ts'
import { PlaceChooser } from './PlaceChooser.tsx'

const EVERYWHERE = 'everywhere'

/** Makes a link by which one person gets a role. */
export function InviteForm({ organization }: { organization: Managed }) {
  const [role, setRole] = useState<Role>('scorekeeper')
  const [kind, setKind] = useState<PlaceKind | null>(null)
  const [placeId, setPlaceId] = useState<number | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const roles = roleName.options.filter(option => organization.id !== null || option !== 'captain')
  const kinds = organization.id === null ? [] : placesOfRole[role]

  const changeKind = (to: PlaceKind | null): void => {
    setKind(to)
    setPlaceId(null)
  }
  const changeRole = (to: Role): void => {
    setRole(to)
    changeKind(to === 'captain' ? 'team' : null)
  }
  const makeLink = async (): Promise<void> => {
    if (kind !== null && placeId === null) return // the field itself asks for it
    setUrl(
      await invite(organization.id, role, kind === null || placeId === null ? null : { kind, id: placeId }),
    )
  }
  if (url !== null) {
    return (
      <OneTimeSecret
        title={t(`people.sendLinkTo.${role}`)}
        warning={t('people.sendLinkWhat')}
        texts={{ [t('people.link')]: url }}
        onDone={() => setUrl(null)}
        code={url}
      />
    )
  }
  return (
    <ServerForm
      label={t('people.invite')}
      submitName={t('people.makeLink')}
      onSubmit={makeLink}
      labels={{
        organization_id: t('people.organization'),
        role: t('people.inviteAs'),
        place: t('people.inviteFor'),
      }}
    >
      <Title order={3}>{t('people.invite')}</Title>
      <Select
        label={t('people.inviteAs')}
        data={roles.map(option => ({ value: option, label: t(`people.role.${option}`) }))}
        value={role}
        allowDeselect={false}
        onChange={value => changeRole(roleName.parse(value))}
      />
      {kinds.length > 1 && (
        <Select
          label={t('people.inviteFor')}
          value={kind ?? EVERYWHERE}
          allowDeselect={false}
          data={[
            { value: EVERYWHERE, label: t('people.everywhere') },
            ...kinds.map(option => ({ value: option, label: t(`people.onlyOne.${option}`) })),
          ]}
          onChange={value => changeKind(placeKind.safeParse(value).data ?? null)}
        />
      )}
      {organization.id !== null && kind !== null && (
        <PlaceChooser
          key={kind}
          organizationId={organization.id}
          kind={kind}
          placeId={placeId}
          onChoose={setPlaceId}
        />
      )}
    </ServerForm>
  )
}
