import type { Balance, Fee } from '../../shared-schema/api/fees.ts'
import { isOut, type RegistrationState } from '../../shared-schema/api/registrations.ts'
import { takesPlace } from './places.ts'

interface Account {
  readonly state: RegistrationState
  readonly fees: readonly Fee[]
  readonly payments: readonly { readonly amount: number; readonly cancelled: unknown }[]
}

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((all, { amount }) => all + amount, 0)

/**
 * The balance of a team. Payments go to the fees in the order of their days, and a discount counts at once.
 * A team that waits has nothing more to pay. For one that was declined or has withdrawn nothing is open: the office
 * decides whether it gets back what it has paid. Nothing was paid too much before anything was paid.
 * @param today as `2026-05-03`, in the zone of the tournament
 */
export function balanceOf({ state, fees, payments }: Account, today: string): Balance {
  const owed = sum(fees)
  const paid = sum(payments.filter(({ cancelled }) => cancelled === null))
  const rest = paid > 0 ? owed - paid : Math.max(0, owed - paid)
  const open = isOut(state) ? 0 : takesPlace(state) ? rest : Math.min(0, rest)
  const isLate = ({ amount, due_date }: Fee): boolean => amount < 0 || (due_date !== null && due_date < today)
  return {
    owed,
    paid,
    open,
    overdue: Math.max(0, Math.min(open, sum(fees.filter(isLate)) - paid)),
    next_due: open > 0 ? firstUnpaid(fees, paid) : null,
  }
}

/** The day of the first fee that payments and discounts do not cover. */
function firstUnpaid(fees: readonly Fee[], paid: number): string | null {
  let left = paid - sum(fees.filter(({ amount }) => amount < 0))
  const inOrder = fees
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => (one.due_date ?? '9').localeCompare(other.due_date ?? '9', 'en'))
  return inOrder.find(({ amount }) => (left -= amount) < 0)?.due_date ?? null
}
