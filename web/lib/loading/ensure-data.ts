import {
  type EnsureInfiniteQueryDataOptions,
  type EnsureQueryDataOptions,
  type InfiniteData,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { untilOffline } from './until-offline.ts'

const orOffline = <T>(client: QueryClient, queryKey: QueryKey, loaded: Promise<T>): Promise<T> =>
  client.getQueryData(queryKey) === undefined ? untilOffline(loaded) : loaded

/**
 * What a page cannot do without: from the cache however old, else from the server. Offline it fails with an `OfflineProblem`,
 * where the query client would wait for the connection without an end.
 */
export const ensureData = <Result, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  query: EnsureQueryDataOptions<Result, Failure, Data, Key>,
): Promise<Data> => orOffline(client, query.queryKey, client.ensureQueryData(query))

/** The same for a list: its pages that are loaded, or the first. */
export const ensurePages = <Result, Failure, Data, Key extends QueryKey, Cursor>(
  client: QueryClient,
  query: EnsureInfiniteQueryDataOptions<Result, Failure, Data, Key, Cursor>,
): Promise<InfiniteData<Data, Cursor>> => orOffline(client, query.queryKey, client.ensureInfiniteQueryData(query))

/** What a page can do without: awaited once, never offline, and its failure is no failure of the page. */
export const prefetch = async <Result, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  query: EnsureQueryDataOptions<Result, Failure, Data, Key>,
): Promise<void> => {
  if (!onlineManager.isOnline()) return
  await untilOffline(client.prefetchQuery({ ...query, retry: false })).catch(() => undefined)
}
