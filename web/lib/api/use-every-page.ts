import { useEffect } from 'react'

/** Loads the next page while there is one: for short lists that are filtered in the browser. */
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
