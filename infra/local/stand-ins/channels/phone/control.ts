import type * as z from 'zod'
import type { PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account, ProviderKind } from '#infra/local/stand-ins/channels/phone-view'

export interface ListedProvider {
  readonly kind: ProviderKind
  readonly provider: string
  readonly about: string
  readonly noun: string
  readonly accounts: readonly Account[]
}

/** What is given of an act: fields with a default may be left out. */
export type GivenAct = z.input<typeof PhoneAct>

const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer & { message?: string }
  if (response.ok) return answer
  throw new Error(answer.message ?? `${response.status}`)
}

export const listProviders = async (): Promise<readonly ListedProvider[]> =>
  ((await (await fetch('/control')).json()) as { providers: readonly ListedProvider[] }).providers

export const addAccount = (kind: string, name: string): Promise<Account> => post(`/control/${kind}`, { name })

/** Throws an Error whose message can be shown. */
export const perform = (kind: string, account: string, act: GivenAct): Promise<{ readonly id?: string }> =>
  post(`/control/${kind}/${account}`, act)

export const fileUrl = (kind: string, account: string, file: string): string =>
  `/control/${kind}/${account}/files/${file}`

export const asBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}
