import { deviceAnswers, devicesQuery } from '../../../shared-schema/api/devices.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { listOf } from '../openapi/record-schemas.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

export const deviceTag = {
  name: 'devices',
  description: 'Which tablets were heard from, and which were not.',
}

/** The components of the list of devices. */
export const deviceSchemas: Nodes = {
  ...answerSchemas(deviceAnswers),
  DeviceList: listOf('Device'),
}

/** The path of the list of devices. */
export const devicePaths: Nodes = {
  '/devices/': {
    get: operation({
      operationId: 'listDevices',
      description:
        'Lists the tablets that replicated events of your organization: when they were last heard from, and how much they had not sent.',
      tag: deviceTag.name,
      summary: 'List the tablets that were heard from',
      security: signedInOnly,
      parameters: [...shared('limit', 'offset', 'format', 'strict'), ...parametersOf(devicesQuery)],
      responses: {
        200: also(answer('A part of the list, the one heard from last first.', 'DeviceList'), 'csv'),
        ...answers(304, 400, 401, 403),
      },
    }),
  },
}
