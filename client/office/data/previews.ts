import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { consequence, standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { sendRequest } from '../../base/requests/send-request.ts'

/** The preview of a change: everything that it would move in a tournament, or would leave to be decided. */
export const preview = z.object({
  consequences: z.array(consequence.pick({ text: true, game_id: true })),
})
export type Preview = z.infer<typeof preview>

interface PreviewRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

/** The preview of a change, which itself changes nothing. @param shape the part of the answer that is read */
export const wouldBe = <T>({ method, path, body }: PreviewRequest, shape: z.ZodType<T>) =>
  queryOptions({
    queryKey: [path, 'preview', method, body],
    queryFn: ({ signal }) =>
      sendRequest(`${path}${path.includes('?') ? '&' : '?'}preview=true`, shape, { method, body, signal }),
    // Another change may follow at any moment, so a preview is never used twice.
    gcTime: 0,
    staleTime: 0,
  })

/** The preview of a change in a tournament. */
export const previewOf = (request: PreviewRequest) => wouldBe(request, preview)

const deletion = z.object({
  dependents: z.array(standingsAnswers.Dependent.pick({ family: true, is_deleted: true, text: true })),
})

/** The same for a deletion, with the records that it would take along. @param path with `cascade` */
export const removalOf = (path: string) => wouldBe({ method: 'DELETE', path }, preview.extend(deletion.shape))

/** The records that a deletion would take along. @param path with `cascade` */
export const deletionOf = (path: string) => wouldBe({ method: 'DELETE', path }, deletion)
