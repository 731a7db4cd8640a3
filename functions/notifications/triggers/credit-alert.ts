import { FREE_MILLI_CREDITS } from '#shared/billing/prices'

/** A tenth of a new workspace's credits. */
export const LOW_MILLI_CREDITS = FREE_MILLI_CREDITS / 10

/** Holds of running turns make a balance fluctuate: only one well above the limit resets the alert. */
export const RESET_MILLI_CREDITS = 2 * LOW_MILLI_CREDITS

/** Markers of a workspace's notifications about credits. */
export const creditMarkers = { low: 'credits-low', usedUp: 'credits-used-up' } as const

/** What to do about a balance: notify that it is low, or reset because there are enough credits again. */
export const creditAlert = (balance: number, wasNotified: boolean): 'notify' | 'reset' | 'nothing' => {
  if (balance < LOW_MILLI_CREDITS) return wasNotified ? 'nothing' : 'notify'
  return balance >= RESET_MILLI_CREDITS && wasNotified ? 'reset' : 'nothing'
}
