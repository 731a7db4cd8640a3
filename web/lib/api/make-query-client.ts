import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '#shared/problems'

const isRetryable = (error: Error) =>
  !(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal'

/**
 * `onSignedOut` runs when a call finds that the session has ended and cannot be renewed, with what it was told. A query with `isPublic` in its meta
 * uses a key of its own, so a refusal of it does not mean that the session has ended.
 */
export const makeQueryClient = (onSignedOut: (problem: Problem) => void): QueryClient => {
  const onError = (error: Error) => {
    if (error instanceof Problem && error.code === 'unauthenticated') onSignedOut(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => (meta?.isPublic ? undefined : onError(error)) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isRetryable(error),
        retryDelay: (count) => 400 * 2 ** count,
      },
    },
  })
}
