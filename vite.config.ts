// Two builds: `vite build` makes the client (dist/client), `vite build --ssr` the server (dist/server).
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './scripts/build-plugins/chunk-groups.ts'
import { lighterParts } from './scripts/build-plugins/lighter-parts.ts'
import { prebuiltSchemas } from './scripts/build-plugins/prebuilt-schemas.ts'
import { precompressed } from './scripts/build-plugins/precompressed.ts'
import { scoringBudget } from './scripts/build-plugins/scoring-budget.ts'

/** Programs of the server, each a file of server/programs/. */
const serverEntries = [
  ...['main', 'import', 'export', 'invite', 'check', 'backup', 'restore', 'rebuild-stats'],
  'fixture-worker',
]

/** What the server answers itself; every other address is a page of the client. */
const serverPaths = ['/v1/', '/replication/', '/accounts/', '/oauth2/', '/healthz', '/readyz']

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? server : client))

const client: UserConfig = {
  root: 'client',
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // every browser of that target preloads modules by itself
    // In one file, which compresses better than many: what a tablet loads first.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Without their names: the first one lists all others, and a tablet would load the list before it can
        // score.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: {
    // npm run dev sets PORT. Some of the client's own folders are called as paths of the server are.
    proxy: Object.fromEntries(
      serverPaths.map(path => [
        path,
        {
          target: `http://127.0.0.1:${process.env['PORT']}`,
          bypass: ({ url = '' }) => (/\.(tsx?|css)(\?|$)/.test(url) ? url : undefined),
        },
      ]),
    ),
  },
  resolve: {
    // Both of these are smaller as they are written for today's browsers.
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }],
    conditions: ['es2015', ...defaultClientConditions],
  },
  plugins: [
    react(),
    prebuiltSchemas(),
    lighterParts([
      { of: 'rxdb', files: ['./rx-query-mingo.js'], instead: 'client/sync/storage/query-matcher.ts' },
      {
        of: 'broadcast-channel',
        files: ['./methods/indexed-db.js', './methods/localstorage.js', './methods/simulate.js'],
        instead: 'client/sync/storage/broadcast-methods.ts',
      },
      { of: 'read-excel-file', files: ['fflate'], instead: 'client/base/sheets/zip-here.ts' },
      { of: 'write-excel-file', files: ['fflate'], instead: 'client/base/sheets/zip-here.ts' },
      { of: 'zod', files: ['../locales/en.js'], instead: 'client/base/requests/no-shape-messages.ts' },
    ]),
    scoringBudget({ script: 250, style: 25, byPass: 290 }),
    precompressed(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt', // a new version waits until the scorekeeper agrees: never in the middle of a game
      injectRegister: false, // the client registers it (virtual:pwa-register); an inline script would break the CSP
      includeManifestIcons: false, // globPatterns has them
      manifest: {
        name: 'Sideline',
        short_name: 'Sideline',
        description: 'Keeps score where the network is bad',
        id: '/',
        start_url: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#1b5e3f',
        categories: ['sports', 'utilities'],
        shortcuts: [{ name: 'This tablet', url: '/device' }],
        screenshots: [
          { src: '/scoring-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
          { src: '/scoring-narrow.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow' },
        ],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*'], // all of it: a cold start without a network must not miss a file
        globIgnores: ['manifest.webmanifest', '**/*.br', 'scoring-*.png'], // the plugin adds the first by itself, the server answers with the others
        maximumFileSizeToCacheInBytes: 5_000_000, // a bigger file fails the build instead of being left out
        // What is at the address of a picture never changes. Those that were not shown for longest go first,
        // and all if room is short.
        runtimeCaching: [
          {
            urlPattern: /\/v1\/pictures\/[0-9a-f]{32}\.webp$/,
            handler: 'CacheFirst',
            options: {
              cacheName: 'pictures',
              // The server's answers vary by who asks; the picture itself does not.
              matchOptions: { ignoreVary: true },
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 300, purgeOnQuotaError: true },
            },
          },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: serverPaths.map(path => new RegExp(`^${path}`)),
        clientsClaim: true, // the page of the very first visit too gets its files from the cache
        importScripts: ['claim-pages.js'], // and one that was loading when the worker started
        cleanupOutdatedCaches: true,
      },
    }),
  ],
}

const server: UserConfig = {
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(serverEntries.map(name => [name, resolve('server/programs', `${name}.ts`)])),
      // Chunks lie beside the entries, so that import.meta.dirname is the same folder for all of them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}
