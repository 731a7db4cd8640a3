import type * as z from 'zod'
import { localApps } from '#infra/local/stand-ins/channels/graph/local-app'
import type { DialogChoice, DialogResult } from '#infra/local/stand-ins/channels/graph/log-in/dialog-choice'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'

interface GraphAnswer {
  readonly status: number
  readonly body: Record<string, unknown> & {
    readonly data?: readonly (Record<string, unknown> & { readonly id: string })[]
    readonly error?: { readonly code: number; readonly message: string; readonly error_subcode?: number }
  }
}

interface MetaAppOptions {
  readonly clock?: Clock
  readonly folder?: string
  readonly callbacks?: Readonly<Record<string, string>>
}

/** A Graph API of its own with an app, as the product's operator has one, and a dialog in which someone chooses. */
export const metaApp = async (options: MetaAppOptions = {}) => {
  const standIns = await startChannelStandIns({ port: 0, ...options })
  const { address } = standIns
  const app = localApps.eu
  const call = async (method: string, path: string, token: string, body?: unknown): Promise<GraphAnswer> => {
    const response = await fetch(path.startsWith('http') ? path : `${address}/graph/v25.0/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as GraphAnswer['body'] }
  }
  const choose = async (choice: z.input<typeof DialogChoice>, type = 'code'): Promise<DialogResult> => {
    const response = await fetch(`${address}/graph/dialog/finish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: app.id, response_type: type, choice }),
    })
    return (await response.json()) as DialogResult
  }
  const exchange = (values: Readonly<Record<string, string>>, from = app) =>
    call(
      'GET',
      `oauth/access_token?${new URLSearchParams({ client_id: from.id, client_secret: from.secret, ...values })}`,
      '',
    )
  const codeOf = ({ response }: DialogResult): string => String(response.authResponse?.code)
  return {
    address,
    app,
    appToken: `${app.id}|${app.secret}`,
    call,
    choose,
    codeOf,
    exchange,
    /** A long-lived token of someone who chose these pages in the dialog. */
    logIn: async (pages: readonly string[]): Promise<string> => {
      const short = await exchange({ code: codeOf(await choose({ do: 'pages', pages })) })
      const long = await exchange({
        grant_type: 'fb_exchange_token',
        fb_exchange_token: String(short.body.access_token),
      })
      return String(long.body.access_token)
    },
    /** Ids of the pages that there are: one with an Instagram account, one without. */
    pages: async (): Promise<readonly string[]> => {
      const page = await (await fetch(`${address}/graph/dialog/oauth?client_id=${app.id}&domain=${address}`)).text()
      const offer = JSON.parse(/id="offer">(.*?)<\/script>/.exec(page)?.[1] ?? '') as { pages: { id: string }[] }
      return offer.pages.map(({ id }) => id)
    },
    [Symbol.dispose]: standIns.stop,
  }
}

export type MetaApp = Awaited<ReturnType<typeof metaApp>>
