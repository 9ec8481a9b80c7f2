// The commands of the documentation are run as they stand there, with curl.
import { CommandFailed } from '../../scripts/setup.mjs'
import { findOnPath, installByApt } from './find-program.mjs'

export async function ensureCurl() {
  if (findOnPath('curl').length === 0) await installByApt('curl')
  if (findOnPath('curl').length === 0)
    throw new CommandFailed('The tests of the documentation need curl: install it.')
}
