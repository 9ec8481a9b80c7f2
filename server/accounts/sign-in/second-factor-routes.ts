import { Router } from 'express'
import { z } from 'zod'
import { transaction } from '../../database/transaction.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { lockPerson } from '../links/account-authority.ts'
import { parse } from '../../problems/parse.ts'
import { expectPassword, shownPassword } from './password.ts'
import {
  backupCodesLeft,
  forTheApp,
  keepOffered,
  newBackupCodes,
  newSecondFactor,
  replaceBackupCodes,
  turnOff,
  turnOn,
} from './second-factor.ts'
import { shownCode } from './sign-in-code-routes.ts'

const withPassword = z.object({ password: shownPassword })
const withCode = z.object({ code: shownCode })

/**
 * Two-step sign-in: codes of an app in addition to the password. Every change of it requires the password.
 */
export function secondFactorRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
  } = parts
  const router = Router()
  const key = async () => (await auth.$context).secretConfig

  router.get('/second-factor', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const encryptionKey = await key()
    const backup_codes_left = await transaction(db, tx => backupCodesLeft(tx, person_id, encryptionKey))
    response.json({ is_on: backup_codes_left !== null, backup_codes_left })
  })

  /** Returns the app's setup data. Signing in needs no code until `confirm` has seen one. */
  router.post('/second-factor', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await expectPassword(db, person_id, parse(withPassword, request.body).password, 'password')
    const offered = await newSecondFactor(await key())
    const email = await transaction(db, async tx => {
      const person = await lockPerson(tx, person_id)
      await keepOffered(tx, person_id, offered)
      return person.email
    })
    response.status(201).json({ ...forTheApp(offered.secret, email), backup_codes: offered.codes })
  })

  router.post('/second-factor/confirm', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { code } = parse(withCode, request.body)
    const encryptionKey = await key()
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await turnOn(tx, person_id, code, encryptionKey)
    })
    response.status(204).end()
  })

  router.post('/second-factor/backup-codes', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await expectPassword(db, person_id, parse(withPassword, request.body).password, 'password')
    const { codes, encryptedCodes } = await newBackupCodes(await key())
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await replaceBackupCodes(tx, person_id, encryptedCodes)
    })
    response.status(201).json({ backup_codes: codes })
  })

  router.delete('/second-factor', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await expectPassword(db, person_id, parse(withPassword, request.body).password, 'password')
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await turnOff(tx, person_id)
    })
    response.status(204).end()
  })

  return router
}
