import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placesOfRole, type PlaceKind, type Role } from '../../../shared-schema/api/accounts.ts'
import { fetchSignInOffer } from '../../accounts/own-account.ts'
import { invite, type Managed } from '../../accounts/people.ts'
import { roleName } from '../../../shared-schema/api/accounts/account.ts'
import { TextField } from '../../components/fields/TextField.tsx'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { t } from '../../texts/t.ts'
import { PlaceChooser } from './PlaceChooser.tsx'

const EVERYWHERE = 'everywhere'
type Kind = PlaceKind | typeof EVERYWHERE

interface Wanted {
  readonly role: Role
  readonly kind: Kind
  readonly placeId: number | null
  readonly email: string
}

/** Makes a link by which one person gets a role. */
export function InviteForm({ organization }: { organization: Managed }) {
  const { values, set } = useFields<Wanted>({
    role: 'scorekeeper',
    kind: EVERYWHERE,
    placeId: null,
    email: '',
  })
  const { role, kind, placeId, email } = values
  const { data: offer } = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => fetchSignInOffer(signal),
  })
  const [url, setUrl] = useState<string | null>(null)
  const roles = roleName.options.filter(option => organization.id !== null || option !== 'captain')
  const kinds = organization.id === null ? [] : placesOfRole[role]

  const changeKind = (to: Kind): void => {
    set('kind', to)
    set('placeId', null)
  }
  const changeRole = (to: Role): void => {
    set('role', to)
    changeKind(to === 'captain' ? 'team' : EVERYWHERE)
  }
  const makeLink = async (): Promise<void> => {
    if (kind === EVERYWHERE) setUrl(await invite(organization.id, role, null, email))
    else if (placeId !== null) setUrl(await invite(organization.id, role, { kind, id: placeId }, email))
    // Otherwise, the field itself asks for the place.
  }
  if (url !== null) {
    return (
      <OneTimeSecret
        title={t(`people.sendLinkTo.${role}`)}
        warning={email === '' ? t('people.sendLinkWhat') : t('people.sentLinkWhat', { email })}
        texts={{ [t('people.link')]: url }}
        onDone={() => {
          setUrl(null)
          set('email', '')
        }}
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
        email: t('people.inviteEmail'),
      }}
    >
      <Title order={3}>{t('people.invite')}</Title>
      <SelectField
        label={t('people.inviteAs')}
        field={{ value: role, set: changeRole }}
        options={roles.map(value => ({ value, label: t(`people.role.${value}`) }))}
      />
      {kinds.length > 1 && (
        <SelectField
          label={t('people.inviteFor')}
          field={{ value: kind, set: changeKind }}
          options={[
            { value: EVERYWHERE, label: t('people.everywhere') },
            ...kinds.map(value => ({ value, label: t(`people.onlyOne.${value}`) })),
          ]}
        />
      )}
      {organization.id !== null && kind !== EVERYWHERE && (
        <PlaceChooser
          key={kind}
          organizationId={organization.id}
          kind={kind}
          placeId={placeId}
          onChoose={id => set('placeId', id)}
        />
      )}
      {offer?.resets_by_email && (
        <TextField
          type="email"
          autoComplete="off"
          label={t('people.inviteEmail')}
          description={t('people.inviteEmailWhat')}
          field={{ value: email, set: value => set('email', value) }}
        />
      )}
    </ServerForm>
  )
}
