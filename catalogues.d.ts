import 'i18next'
import type { English as Client } from './client/texts/english.d.ts'
import type { English as Office } from './client/office/texts/english.d.ts'
import type { English as Server } from './server/texts/english.d.ts'
import type { English as Shared } from './shared-schema/texts/english.d.ts'

declare module 'i18next' {
  /** The keys of the texts, and the values that each needs. English has them all. */
  interface CustomTypeOptions {
    defaultNS: 'client'
    resources: { client: Client; office: Office; server: Server; shared: Shared }
  }
}
