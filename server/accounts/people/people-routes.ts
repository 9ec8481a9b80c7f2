import { Router } from 'express'
import { z } from 'zod'
import type { HeldAccounts } from '../../../shared-schema/api/accounts/people.ts'
import { transaction } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, signedIn, type AccountParts } from '../sessions/caller.ts'
import { deleteAccount, disableAccount } from './close-account.ts'
import { lockPerson, isOfficeOfAll, isOwnerOfAll, mayDisable } from '../links/account-authority.ts'
import { ownEmail } from '../sessions/pass-holder.ts'
import { parse } from '../../problems/parse.ts'

const item = z.object({ id: z.string() })

const mayNot = () => new Problem('not_allowed', t => t('accounts.disablingNotAllowed'))

/** Routes of other people's accounts: list, disable, enable and delete. */
export function peopleRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/people', async (request, response) => {
    const author = await signedIn(parts, request)
    if (!isOfficeOfAll(author)) throw new Problem('not_allowed', t => t('accounts.listNotAllowed'))
    const people = await db
      .selectFrom('people')
      .select(eb => [
        'id',
        'name',
        'email',
        eb('disabled_at', 'is not', null).as('is_disabled'),
        eb
          .selectFrom('roles')
          .select(({ fn }) => fn.countAll<number>().as('roles'))
          .whereRef('roles.person_id', '=', 'people.id')
          .as('number_of_roles'),
      ])
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute()
    response.json({
      people: people.map(({ number_of_roles, is_disabled, email, ...person }) => ({
        ...person,
        email: ownEmail(email),
        is_disabled: Boolean(is_disabled),
        number_of_roles: Number(number_of_roles),
      })),
    } satisfies HeldAccounts)
  })

  router.post('/people/:id/disable', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    await transaction(db, async tx => {
      const person = await lockPerson(tx, id)
      if (!mayDisable(author, person)) throw mayNot()
      await disableAccount(tx, person)
    })
    response.status(204).end()
  })

  router.post('/people/:id/enable', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    await transaction(db, async tx => {
      if (!mayDisable(author, await lockPerson(tx, id))) throw mayNot()
      await tx.updateTable('people').set({ disabled_at: null }).where('id', '=', id).execute()
    })
    response.status(204).end()
  })

  router.delete('/people/:id', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    if (!isOwnerOfAll(author)) throw new Problem('not_allowed', t => t('accounts.deletingNotAllowed'))
    await transaction(db, async tx => deleteAccount(tx, author, await lockPerson(tx, id)))
    response.status(204).end()
  })

  return router
}
