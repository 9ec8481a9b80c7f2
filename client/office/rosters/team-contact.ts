import { isEmail } from './is-email.ts'

/** The person who gets the messages to a team; empty texts if a list or a record does not give them. */
export interface TeamContact {
  readonly contact_name: string
  readonly contact_email: string
}

export const noContact: TeamContact = { contact_name: '', contact_email: '' }

/** A contact as a list gives it, without an address that is none. */
export const contactIn = (name: string, email: string): TeamContact => ({
  contact_name: name,
  contact_email: isEmail(email) ? email : '',
})

/** The fields that a list gives and that are stored otherwise. */
export const changedContact = (listed: TeamContact, stored: TeamContact): Partial<TeamContact> => ({
  ...(listed.contact_name !== '' && listed.contact_name !== stored.contact_name
    ? { contact_name: listed.contact_name }
    : {}),
  ...(listed.contact_email !== '' && listed.contact_email !== stored.contact_email
    ? { contact_email: listed.contact_email }
    : {}),
})
