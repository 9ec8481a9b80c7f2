import { z } from 'zod'

// Imported before everything else: zod otherwise compiles its parsers with `new Function`, which
// the Content-Security-Policy forbids.
z.config({ jitless: true })
