import { TextField } from '../../components/fields/TextField.tsx'
import type { FormField } from '../../components/fields/form-field.ts'
import { t } from '../../texts/t.ts'

interface ContactFieldsProps {
  readonly field: (name: 'contact_name' | 'contact_email' | 'colours') => FormField<string>
  readonly errors: Readonly<Record<string, string>>
}

/** The contact of a team and its colours. */
export const ContactFields = ({ field, errors }: ContactFieldsProps) => (
  <>
    <TextField
      label={t('registration.contactName')}
      required
      autoComplete="name"
      maxLength={200}
      error={errors.contact_name}
      field={field('contact_name')}
    />
    <TextField
      label={t('registration.contactEmail')}
      description={t('registration.contactWhat')}
      required
      type="email"
      autoComplete="email"
      maxLength={200}
      error={errors.contact_email}
      field={field('contact_email')}
    />
    <TextField
      label={t('registration.colours')}
      description={t('registration.coloursWhat')}
      maxLength={200}
      error={errors.colours}
      field={field('colours')}
    />
  </>
)

/** The labels of these fields, by their names in requests. */
export const contactLabels = (): Record<string, string> => ({
  contact_name: t('registration.contactName'),
  contact_email: t('registration.contactEmail'),
  colours: t('registration.colours'),
})
