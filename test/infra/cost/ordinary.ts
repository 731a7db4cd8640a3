import { partOf as shareOf } from '#functions/billing/ledger/part-of'

/** About 300 characters. */
export const ANSWER = 'The office is open from nine to five on weekdays. '.repeat(6)

let serial = 0

/** Another event's id each time, as fifteen of sixteen are: what looks at a sample leaves it alone. */
export const ordinaryId = (): string => {
  for (;;) {
    const id = `ordinary-${serial++}`
    if (shareOf(id) !== 0) return id
  }
}
