import type { Author } from '../access/author.ts'
import type { EventOfForm } from './event.ts'

/**
 * A registered team that writes its own team and roster by its link. It has no account; what it may do is
 * decided before, by the state of its registration at that moment.
 */
export const teamAuthor = ({ owner_id }: EventOfForm, teamName: string): Author => ({
  person_id: null,
  name: teamName,
  grants: [{ organization_id: owner_id, role: 'admin', place: null }],
  client: { kind: 'app', name: '' },
})
