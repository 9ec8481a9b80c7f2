import { z } from 'zod'

// Imported first: by default zod compiles its parsers with `new Function`, which the Content-Security-Policy
// forbids.
z.config({ jitless: true })
