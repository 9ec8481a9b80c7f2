import { families, resourceOf } from '../../../shared-schema/resources/index.ts'
import { REST_PATH } from '../addresses.ts'
import { auditPaths, auditSchemas, auditTag } from './audit.ts'
import { devicePaths, deviceSchemas, deviceTag } from './devices.ts'
import { disputePaths, disputeSchemas, disputeTag } from './disputes.ts'
import { familyPaths } from './family-paths.ts'
import { handoverPaths, handoverSchemas, handoverTag } from './handovers.ts'
import { parameters } from './parameters.ts'
import { playerPaths, playerSchemas } from './player-paths.ts'
import { recordSchemas } from './record-schemas.ts'
import { commonSchemas, headers, responses } from './responses.ts'
import { schedulePaths, scheduleSchemas } from './schedule.ts'
import { spiritPaths, spiritSchemas } from './spirit.ts'
import { standingsPaths, standingsSchemas } from './tournament-standings.ts'
import { statPaths, statSchemas, statTag } from './stats.ts'
import { verdictPaths, verdictSchemas, verdictTag } from './verdicts.ts'
import type { Node, Nodes } from './schema.ts'

const description = `
Runs sports leagues and tournaments. Times are ISO 8601, ids are whole numbers, bodies are JSON in UTF-8.

* Records of public organizations can be read by anyone. Everything else needs a token, sent as \`Authorization: Bearer TOKEN\`.
* New fields may be added to objects at any time: pass over what you do not know.
* An error says in \`error_message\` what happened, and in \`errors\` what is wrong field by field.
* A method that a path does not have is answered with 405.
* The slash at the end of a path may be left out.
`.trim()

/**
 * Builds the OpenAPI 3.1 document of the interface.
 * @returns the document for a server, by its address without a slash at the end
 */
export function buildDocument(): (base: string) => Node {
  const paths = merged([...families.map(familyPaths), playerPaths, schedulePaths, spiritPaths, standingsPaths, statPaths(), disputePaths, handoverPaths, auditPaths, devicePaths, verdictPaths])
  const schemas = merged([...families.map(recordSchemas), scheduleSchemas, spiritSchemas, standingsSchemas, statSchemas(), disputeSchemas, handoverSchemas, playerSchemas, auditSchemas, deviceSchemas, verdictSchemas, commonSchemas])
  const tags = [...families.map(family => ({ name: family, description: resourceOf(family).description })), statTag, disputeTag, handoverTag, auditTag, deviceTag, verdictTag]
  const components = { schemas: onlyUsed(schemas, [paths, schemas, responses]), parameters, headers, responses }
  return base => ({
    openapi: '3.1.0',
    info: { title: 'Sideline', version: '1', description },
    servers: [{ url: base + REST_PATH }],
    tags, paths,
    components: { ...components, securitySchemes: securitySchemes(base) },
  })
}

function merged(parts: readonly Nodes[]): Nodes {
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)))
}

/** Not every family is shown in its short form somewhere. */
function onlyUsed(schemas: Nodes, users: readonly Nodes[]): Nodes {
  const text = JSON.stringify(users)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`)))
}

const securitySchemes = (base: string): Nodes => {
  const tokenUrl = `${base}/oauth2/token/`
  const scopes = { universal: 'Everything that you may do yourself.' }
  return {
    bearer: { type: 'http', scheme: 'bearer', description: 'A token that you made for your own programs, or one that OAuth 2.0 gave.' },
    oauth2: {
      type: 'oauth2',
      description: 'For programs that other people use.',
      flows: {
        authorizationCode: { authorizationUrl: `${base}/oauth2/authorize/`, tokenUrl, refreshUrl: tokenUrl, scopes },
        clientCredentials: { tokenUrl, scopes },
      },
    },
  }
}
