import { FREE_MILLI_CREDITS } from '#shared/billing/prices'

/** A tenth of what a workspace begins with. */
export const LOW_MILLI_CREDITS = FREE_MILLI_CREDITS / 10

/** What running turns hold comes and goes: only a balance well above the limit is a new start. */
const RESET_MILLI_CREDITS = 2 * LOW_MILLI_CREDITS

/** Names of the marks that say what was told of a workspace's credits. */
export const creditMarkers = { low: 'credits-low', usedUp: 'credits-used-up' } as const

/** What there is to do about a balance: tell that it is low, or begin anew because there is enough again. */
export const creditAlert = (balance: number, isTold: boolean): 'tell' | 'begin-anew' | 'nothing' => {
  if (balance < LOW_MILLI_CREDITS) return isTold ? 'nothing' : 'tell'
  return balance >= RESET_MILLI_CREDITS && isTold ? 'begin-anew' : 'nothing'
}
