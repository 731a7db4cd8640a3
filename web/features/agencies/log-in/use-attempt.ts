import { useState } from 'react'
import { Problem } from '#shared/problems'

interface Failure {
  readonly message: string
  /** The server knows no such e-mail address. */
  readonly isUnknown: boolean
}

/** One call at a time, and what went wrong with the last. */
export const useAttempt = (first?: string) => {
  const [failure, setFailure] = useState<Failure | undefined>(first ? { message: first, isUnknown: false } : undefined)
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    emailError: failure?.isUnknown ? failure.message : undefined,
    problem: failure?.isUnknown ? undefined : failure?.message,
    fail: (message: string) => setFailure({ message, isUnknown: false }),
    run: async (work: () => Promise<void>) => {
      if (isBusy) return
      setFailure(undefined)
      setBusy(true)
      try {
        await work()
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        setFailure({ message, isUnknown: error instanceof Problem && error.code === 'not-found' })
      } finally {
        setBusy(false)
      }
    },
  } as const
}
