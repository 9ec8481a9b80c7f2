import { Router } from 'express'
import { passwordBody } from '../../../shared-schema/api/accounts/own-account.ts'
import type {
  BackupCodes,
  NewSecondFactor,
  SecondFactor,
} from '../../../shared-schema/api/accounts/second-factor.ts'
import { secondStepBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import { transaction } from '../../database/transaction.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { lockPerson } from '../links/account-authority.ts'
import { parse } from '../../problems/parse.ts'
import { expectPassword } from './password.ts'
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
    response.json({ is_on: backup_codes_left !== null, backup_codes_left } satisfies SecondFactor)
  })

  /** Returns the app's setup data. Signing in needs no code until `confirm` has seen one. */
  router.post('/second-factor', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await expectPassword(db, person_id, parse(passwordBody, request.body).password, 'password')
    const offered = await newSecondFactor(await key())
    const email = await transaction(db, async tx => {
      const person = await lockPerson(tx, person_id)
      await keepOffered(tx, person_id, offered)
      return person.email
    })
    const offer = { ...forTheApp(offered.secret, email), backup_codes: offered.codes }
    response.status(201).json(offer satisfies NewSecondFactor)
  })

  router.post('/second-factor/confirm', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { code } = parse(secondStepBody, request.body)
    const encryptionKey = await key()
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await turnOn(tx, person_id, code, encryptionKey)
    })
    response.status(204).end()
  })

  router.post('/second-factor/backup-codes', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await expectPassword(db, person_id, parse(passwordBody, request.body).password, 'password')
    const { codes, encryptedCodes } = await newBackupCodes(await key())
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await replaceBackupCodes(tx, person_id, encryptedCodes)
    })
    response.status(201).json({ backup_codes: codes } satisfies BackupCodes)
  })

  router.delete('/second-factor', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await expectPassword(db, person_id, parse(passwordBody, request.body).password, 'password')
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await turnOff(tx, person_id)
    })
    response.status(204).end()
  })

  return router
}
