import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import { t } from '../texts/t.ts'
import type { ItemLink } from './ListItem.tsx'

/** A link to a person's entries at the games of an organization. */
export const recordedPage = (
  organizationId: number,
  { id, name }: { readonly id: string; readonly name: string },
): ItemLink => ({
  to: `/office/organizations/${organizationId}/people?recorded=${encodeURIComponent(id)}`,
  text: t('people.recordedBy', { name: bidiIsolate(name) }),
})
