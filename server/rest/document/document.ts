import { version } from '../../../package.json'
import { families, resourceOf } from '../../../shared-schema/resources/index.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { auditPaths, auditSchemas, auditTag } from '../audit/openapi.ts'
import { changePaths, changeSchemas, changeTag } from '../changes/openapi.ts'
import { checkInPaths, checkInSchemas } from '../check-ins/openapi.ts'
import { copyPaths, copySchemas } from '../copies/openapi.ts'
import { devicePaths, deviceSchemas, deviceTag } from '../devices/openapi.ts'
import { disputePaths, disputeSchemas, disputeTag } from '../disputes/openapi.ts'
import { familyPaths } from '../openapi/family-paths.ts'
import { handoverPaths, handoverSchemas, handoverTag } from '../handovers/openapi.ts'
import { parameters } from '../openapi/parameters.ts'
import { playerPaths, playerSchemas } from '../players/openapi.ts'
import { recordSchemas } from '../openapi/record-schemas.ts'
import { commonSchemas, headers, responses } from '../openapi/responses.ts'
import { fixturePaths, fixtureSchemas } from '../fixtures/openapi.ts'
import { formatPaths, formatSchemas } from '../formats/openapi.ts'
import { officiatingPaths, officiatingSchemas } from '../officiating/openapi.ts'
import { messagePaths, messageSchemas, messageTag } from '../messages/openapi.ts'
import { registrationPaths, registrationSchemas, registrationTag } from '../registration/openapi.ts'
import { picturePaths } from '../pictures/openapi.ts'
import { gameResultPaths } from '../game-result/openapi.ts'
import { playPaths, playSchemas } from '../plays/openapi.ts'
import { recordedPaths, recordedSchemas } from '../recorded/openapi.ts'
import { scorekeeperPaths, scorekeeperSchemas } from '../scorekeepers/openapi.ts'
import { schedulePaths, scheduleSchemas } from '../schedule/openapi.ts'
import { spiritPaths, spiritSchemas } from '../spirit/openapi.ts'
import { standingsPaths, standingsSchemas } from '../standings/openapi.ts'
import { statPaths, statSchemas, statTag } from '../stats/openapi.ts'
import { verdictPaths, verdictSchemas, verdictTag } from '../verdicts/openapi.ts'
import type { Node, Nodes } from '../openapi/schema.ts'

const description = `
Runs sports leagues and tournaments. Times are ISO 8601, ids are whole numbers, bodies are JSON in UTF-8.

* Records of public organizations can be read by anyone. Everything else needs a token, sent as \`Authorization: Bearer TOKEN\`.
* New fields may be added to objects at any time: pass over what you do not know.
* An error says in \`code\` what happened, in \`error_message\` the same in words of a language that the request accepts (\`Accept-Language\`), and in \`errors\` what is wrong field by field.
* A method that a path does not have is answered with 405.
* The slash at the end of a path may be left out: it is the same address. What one address answers in several types, such as one new record or a list of them, whole records and those of which \`fields\` chooses some, or a deletion and its preview, is described under both paths.
* Lists come as CSV too, and lists of games and events as a calendar. With \`callback\` a read answers with a script. These hold the same objects and are described by the same schema.
* The version in \`info\` is that of the server; that of the interface is in its path.
`.trim()

/**
 * Builds the OpenAPI 3.1 document of the interface.
 * @returns a function from the server's address, without trailing slash, to the document
 */
export function buildDocument(): (base: string) => Node {
  const paths = merged([
    ...families.map(familyPaths),
    playerPaths,
    fixturePaths,
    formatPaths,
    copyPaths,
    picturePaths,
    playPaths,
    checkInPaths,
    gameResultPaths,
    schedulePaths,
    messagePaths,
    registrationPaths,
    officiatingPaths,
    spiritPaths,
    standingsPaths,
    statPaths(),
    disputePaths,
    handoverPaths,
    changePaths,
    auditPaths,
    devicePaths,
    scorekeeperPaths,
    recordedPaths,
    verdictPaths,
  ])
  const schemas = merged([
    ...families.map(recordSchemas),
    fixtureSchemas,
    formatSchemas,
    copySchemas,
    playSchemas,
    checkInSchemas,
    scheduleSchemas,
    messageSchemas,
    registrationSchemas,
    officiatingSchemas,
    spiritSchemas,
    standingsSchemas,
    statSchemas(),
    disputeSchemas,
    handoverSchemas,
    playerSchemas,
    changeSchemas,
    auditSchemas,
    deviceSchemas,
    scorekeeperSchemas,
    recordedSchemas,
    verdictSchemas,
    commonSchemas,
  ])
  const tags = [
    ...families.map(family => ({ name: family, description: resourceOf(family).description })),
    statTag,
    disputeTag,
    handoverTag,
    changeTag,
    auditTag,
    deviceTag,
    verdictTag,
    messageTag,
    registrationTag,
  ]
  const components = { schemas: onlyUsed(schemas, [paths, responses]), parameters, headers, responses }
  return base => ({
    openapi: '3.1.0',
    info: {
      title: 'Sideline',
      version,
      description,
      contact: { name: 'The people who run this server', url: `${base}/` },
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base + REST_PATH, description: 'This server.' }],
    tags,
    paths,
    components: { ...components, securitySchemes: securitySchemes(base) },
  })
}

function merged(parts: readonly Nodes[]): Nodes {
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)))
}

/** Drops unused schemas: some families have no short form anywhere. Self-references do not count. */
function onlyUsed(schemas: Nodes, users: readonly Nodes[]): Nodes {
  const texts = [
    ...users.map(user => ['', JSON.stringify(user)] as const),
    ...Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)] as const),
  ]
  const isUsed = (name: string) =>
    texts.some(([user, text]) => user !== name && text.includes(`"#/components/schemas/${name}"`))
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => isUsed(name)))
}

const securitySchemes = (base: string): Nodes => {
  const tokenUrl = `${base}/oauth2/token/`
  const scopes = { universal: 'Everything that you may do yourself.' }
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'A token that you made for your own programs, or one that OAuth 2.0 gave.',
    },
    oauth2: {
      type: 'oauth2',
      description: 'For programs that other people use.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${base}/oauth2/authorize/`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes,
        },
        clientCredentials: { tokenUrl, scopes },
      },
    },
  }
}
