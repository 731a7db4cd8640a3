import { useEffect } from 'react'

/** Loads the next page as long as there is one: for lists with a small limit that are filtered where they are shown. */
export const useEveryPage = (list: {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}): void => {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  const isDue = hasNextPage && !isFetchingNextPage && !isError
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
}
