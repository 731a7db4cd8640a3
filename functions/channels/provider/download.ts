import type { FetchedFile } from '#features/conversations-inbound'
import type { CallResult } from '#lib/fetch/provider-call'
import { world } from '#lib/world'
import { MAX_CHANNEL_FILE_BYTES } from '#shared/conversations/attachments/stored-types'
import { isAllowedAddress, nextAddress } from './download-rules.ts'

interface Download {
  readonly url: string
  /** Where the provider keeps files: `cdn.discordapp.com`, `.fbcdn.net` with all below it, `127.0.0.1:5060` of a stand-in. */
  readonly hosts: readonly string[]
  /** For the first host only: a bearer token. */
  readonly headers?: Readonly<Record<string, string>>
  /** The most that is read; of more nothing is kept. */
  readonly maxBytes?: number | undefined
}

const TIMEOUT_MS = 20_000
const MOST_REDIRECTS = 3

/** A provider's file by its address. Only the provider's own hosts are asked, also after a redirect, and another host never gets the credential. */
export const download = async ({
  url,
  hosts,
  headers = {},
  maxBytes = MAX_CHANNEL_FILE_BYTES,
}: Download): Promise<FetchedFile> => {
  let address = url
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!isAllowedAddress(address, hosts)) return { kind: 'missing', reason: 'elsewhere' }
    const isFirstHost = URL.parse(address)?.host === URL.parse(url)?.host
    const result = await world().call({
      url: address,
      method: 'GET',
      headers: isFirstHost ? headers : {},
      timeoutMs: TIMEOUT_MS,
      maxBytes,
    })
    const next = nextAddress(address, result)
    if (next === undefined) return fetchedBy(result)
    address = next
  }
  return { kind: 'missing', reason: 'gone' }
}

/** What a download's answer means. */
const fetchedBy = (result: CallResult): FetchedFile => {
  if (result.kind === 'failed')
    return result.reason === 'too-large'
      ? { kind: 'missing', reason: 'too-large' }
      : { kind: 'unavailable', reason: result.reason }
  const { status, body } = result
  if (status === 200) return { kind: 'fetched', bytes: body }
  // an account whose token was revoked may get another one
  const isPassing = status === 401 || status === 408 || status === 429 || status >= 500
  return isPassing ? { kind: 'unavailable', reason: `status ${status}` } : { kind: 'missing', reason: 'gone' }
}
