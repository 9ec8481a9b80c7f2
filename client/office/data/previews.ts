import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { consequence, standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { sendRequest } from '../../base/requests/send-request.ts'

/** The answer to a change that is only asked about: what it would move in a tournament, or leave to decide. */
export const preview = z.object({
  consequences: z.array(consequence.pick({ text: true, game_id: true })),
})
export type Preview = z.infer<typeof preview>

interface PreviewRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

/** What a change would do: nothing is changed by asking. @param shape what is read of the answer */
export const wouldBe = <T>({ method, path, body }: PreviewRequest, shape: z.ZodType<T>) =>
  queryOptions({
    queryKey: [path, 'preview', method, body],
    queryFn: ({ signal }) =>
      sendRequest(`${path}${path.includes('?') ? '&' : '?'}preview=true`, shape, { method, body, signal }),
    // What it answers holds for this moment alone.
    gcTime: 0,
    staleTime: 0,
  })

/** What a change in a tournament would move, or would leave to be decided. */
export const previewOf = (request: PreviewRequest) => wouldBe(request, preview)

const deletion = z.object({
  dependents: z.array(standingsAnswers.Dependent.pick({ family: true, is_deleted: true, text: true })),
})

/** What a deletion would move and take along. @param path with `cascade` */
export const removalOf = (path: string) => wouldBe({ method: 'DELETE', path }, preview.extend(deletion.shape))

/** What a deletion would take along. @param path with `cascade` */
export const deletionOf = (path: string) => wouldBe({ method: 'DELETE', path }, deletion)
