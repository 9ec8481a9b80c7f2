import type { ExampleList } from './example-list.ts'
import { bracketExamples } from './examples/brackets.tsx'
import { changeExamples } from './examples/changes.tsx'
import { codeExamples } from './examples/codes.tsx'
import { fieldExamples } from './examples/fields.tsx'
import { fileListExamples } from './examples/file-lists.tsx'
import { formFieldExamples } from './examples/form-fields.tsx'
import { handoverExamples } from './examples/handover.tsx'
import { listExamples } from './examples/lists.tsx'
import { messageExamples } from './examples/messages.tsx'
import { pageExamples } from './examples/pages.tsx'
import { statusExamples } from './examples/status.tsx'
import { tableExamples } from './examples/tables.tsx'

const unsorted: ExampleList = {
  ...bracketExamples,
  ...changeExamples,
  ...codeExamples,
  ...fieldExamples,
  ...fileListExamples,
  ...formFieldExamples,
  ...handoverExamples,
  ...listExamples,
  ...messageExamples,
  ...pageExamples,
  ...statusExamples,
  ...tableExamples,
}

/** All components that the gallery shows: a test fails if one has no example. */
export const examples: ExampleList = Object.fromEntries(
  Object.entries(unsorted).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
