import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importBoundaries } from './test/lint/import-boundaries.mjs'
import { texts } from './test/lint/texts.mjs'

/** For authors of programs: the interface is described in English alone. */
const interfaceDescriptions = [
  'server/rest/**/openapi.ts',
  'server/rest/{openapi,document}/**',
  'shared-schema/api/**',
  'shared-schema/resources/*.ts',
  'server/games/entries/event-type-of.ts',
]

/** For authors of programs that get their tokens by OAuth2: its errors are described in English letters alone. */
const errorsOfOAuth = ['server/accounts/oauth/{model,token-endpoint}.ts']

/** For operators of a server: its programs, their logs and the database speak English alone. */
const inEnglishAlone = [
  'server/{database,tools,programs,feed}/**',
  'server/games/{stats,stats-rebuild}/**',
  'server/http/{config,logger,control,health,every-minute,start*}.ts',
]

/** For developers: pages and parts of pages that exist in development only. */
const ofDevelopment = ['client/workshop/**', 'client/screens/device/replication/**']

/** A screen's markup takes more lines than other code. */
const linesOfFunctions = max => ['error', { max, skipBlankLines: true, skipComments: true }]

/** Days, times and numbers follow the language of the texts, and not that of the device. */
const sayings = [
  {
    selector:
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/], MemberExpression[object.name="Intl"]',
    message: 'Say it in the language of the texts: timeT of client/texts/t.ts, or a format within a text.',
  },
]

/** A loader is a plain `span`, and screen readers ignore the label of an element without a role. */
const namelessLoader = {
  selector:
    'JSXOpeningElement[name.name="Loader"]:has(JSXAttribute[name.name="aria-label"]):not(:has(JSXAttribute[name.name="role"]))',
  message: 'Give the loader a role, too: without one its label is not read out.',
}

export default defineConfig(
  globalIgnores(['dist', 'data', '**/.cache', '**/english.d.ts']),
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strict],
    plugins: { sideline: { rules: { 'import-boundaries': importBoundaries, texts } } },
    rules: {
      'sideline/import-boundaries': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{client,server,shared-schema,scripts}/**/*.{ts,js,mjs}'],
    rules: { 'max-lines-per-function': linesOfFunctions(80) },
  },
  {
    files: ['client/**/*.tsx'],
    rules: { 'max-lines-per-function': linesOfFunctions(120) },
  },
  { files: ['client/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['client/**/*.{ts,tsx}', 'server/**/*.ts', 'shared-schema/**/*.ts'],
    ignores: [...interfaceDescriptions, ...errorsOfOAuth, ...inEnglishAlone, ...ofDevelopment],
    rules: { 'sideline/texts': 'error' },
  },
  {
    files: ['client/**/*.{ts,tsx}', 'server/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sayings, namelessLoader] },
  },
  {
    // What tablet and server share, and the rules of tournaments: functions of their arguments. No clock, no
    // chance, no network.
    files: ['shared-schema/**', 'server/rules/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['performance', 'crypto', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
        { object: 'Math', property: 'random', message: 'Pass the choice in.' },
        { object: 'Temporal', property: 'Now', message: 'Pass the time in.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Pass the time in.' },
        { selector: 'CallExpression[callee.name="Date"]', message: 'Pass the time in.' },
        ...sayings,
      ],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'uuid', importNames: ['v1', 'v4', 'v6', 'v7'], message: 'Pass the id in.' }] },
      ],
    },
  },
  { files: ['shared-schema/texts/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['client/public/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        [
          'addEventListener',
          'document',
          'fetch',
          'HTMLLinkElement',
          'HTMLScriptElement',
          'location',
          'removeEventListener',
          'setTimeout',
        ].map(name => [name, 'readonly']),
      ),
    },
  },
)
