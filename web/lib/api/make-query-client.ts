import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '#shared/problems'

const isRetryable = (error: Error) =>
  !(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal'

/**
 * `onSignedOut` runs when a call finds the session ended and it could not be renewed. A query whose meta says `isPublic` has
 * a key of its own, and a refusal of that says nothing about who is signed in.
 */
export const makeQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error) => {
    if (error instanceof Problem && error.code === 'unauthenticated') onSignedOut()
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
