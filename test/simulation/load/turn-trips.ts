import { AsyncLocalStorage } from 'node:async_hooks'

interface Trips {
  transactions: number
  isAnswered: boolean
}

/** Counts the transactions that a turn waits for; those after its answer, or of nobody's turn, count for none. */
export const turnTrips = () => {
  const turns = new AsyncLocalStorage<Trips>()
  return {
    count: () => {
      const turn = turns.getStore()
      if (turn && !turn.isAnswered) turn.transactions++
    },
    /** Runs a turn; `answered` says what it waited for until then. */
    during: <T>(work: (answered: () => number) => Promise<T>): Promise<T> => {
      const trips: Trips = { transactions: 0, isAnswered: false }
      return turns.run(trips, () =>
        work(() => {
          trips.isAnswered = true
          return trips.transactions
        }),
      )
    },
  }
}
