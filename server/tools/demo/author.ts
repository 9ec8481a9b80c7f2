import type { Author } from '../../access/author.ts'

/** The office of the demo's organization: the organization owns its records, and its games can be scored. */
export const officeOf = (organization: number): Author => ({
  person_id: null,
  name: 'Demo office',
  grants: [{ organization_id: organization, role: 'owner', place: null }],
  client: { kind: 'operator', name: 'demo' },
})
