import 'i18next'
import type { client } from './client/texts/en/index.ts'
import type { client as screens } from './client/texts/en/screens/index.ts'
import type { office } from './client/office/texts/en/index.ts'
import type { server } from './server/texts/en/index.ts'
import type { shared } from './shared-schema/texts/en/index.ts'

declare module 'i18next' {
  /** Which texts there are, and what each is to be told. English has them all. */
  interface CustomTypeOptions {
    defaultNS: 'client'
    resources: {
      client: typeof client & typeof screens
      office: typeof office
      server: typeof server
      shared: typeof shared
    }
  }
}
