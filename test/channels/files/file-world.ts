import { onTestFinished } from 'vitest'
import { type Head, messages } from '#functions/conversations/store'
import { callProvider } from '#lib/fetch/call-provider'
import { type ProviderSecrets, replaceSecrets } from '#lib/secrets'
import { channelWorld, says, TOKEN } from '#test/channels/channel-world'
import { thirdPartyServer } from '#test/support/providers/third-party-server'
import { fakeModel, finish } from '#test/support/worlds/chat-world'

/** How Telegram gives a file: its bytes, or what it answers getFile or the download with instead. */
export type TelegramFile =
  | Uint8Array
  | { readonly refusal: string }
  | { readonly status: number }
  | { readonly redirect: string }
  | 'hang up'

export const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))

/** Files as they begin. */
export const bytesOf = {
  png: latin1('\u0089PNG\r\n\u001a\n and the rest'),
  jpg: latin1('\u00ff\u00d8\u00ff\u00e0 and the rest'),
  pdf: latin1('%PDF-1.7 and the rest'),
  mp4: latin1(
    `\u0000\u0000\u0000\u001cftypisom${' '.repeat(8)}hdlr${'\u0000'.repeat(8)}vide${' '.repeat(8)}hdlr${'\u0000'.repeat(8)}soun`,
  ),
  mp3: latin1('ID3\u0004 and the rest'),
  /** Three seconds of Opus: the last page begins at sample 144,000. */
  ogg: latin1(
    `OggS\u0000\u0002${'\u0000'.repeat(8)} OpusHead OggS\u0000\u0004\u0080\u0032\u0002${'\u0000'.repeat(5)} and the rest`,
  ),
  exe: latin1('MZ\u0090\u0000 and the rest'),
} as const

/** Telegram's Bot API and its file server, on loopback (https://core.telegram.org/bots/api#getfile). */
export const telegramFiles = async (files: Record<string, TelegramFile>) => {
  const asked: string[] = []
  const server = await thirdPartyServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
      const path = decodeURIComponent(request.url ?? '')
      const sendJson = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (path === `/bot${TOKEN}/getFile`) {
        const { file_id: id } = JSON.parse(Buffer.concat(chunks).toString()) as { file_id: string }
        const file = files[id]
        asked.push(`getFile ${id}`)
        if (file === undefined || (typeof file === 'object' && 'refusal' in file)) {
          const description = file ? file.refusal : 'Bad Request: wrong file_id or the file is temporarily unavailable'
          return sendJson(400, { ok: false, error_code: 400, description })
        }
        return sendJson(200, { ok: true, result: { file_id: id, file_unique_id: 'u', file_path: `documents/${id}` } })
      }
      asked.push(path.replace(TOKEN, '<token>'))
      if (path.startsWith(`/bot${TOKEN}/`)) return sendJson(200, { ok: true, result: true })
      const [, id = ''] = new RegExp(`^/file/bot${TOKEN}/documents/(.+)$`).exec(path) ?? []
      const file = files[id]
      if (file === 'hang up') return request.socket.destroy()
      if (file instanceof Uint8Array) return response.writeHead(200).end(file)
      if (file && 'redirect' in file) return response.writeHead(302, { location: file.redirect }).end()
      return response.writeHead(file && 'status' in file ? file.status : 404).end()
    })()
  })
  process.env.TELEGRAM_BASE_URL = server.origin
  onTestFinished(async () => {
    delete process.env.TELEGRAM_BASE_URL
    await server[Symbol.asyncDispose]()
  })
  return { server, asked, downloads: () => asked.filter((path) => path.startsWith('/file/')) }
}

/** A bot whose visitors send files, with what the model was asked. */
const platform = { tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: 'the-edge-of-these-tests' }

export const fileWorld = async (
  files: Record<string, TelegramFile>,
  {
    providers = {},
    ...options
  }: Parameters<typeof channelWorld>[0] & { readonly providers?: Partial<ProviderSecrets> } = {},
) => {
  const telegram = await telegramFiles(files)
  replaceSecrets({ ...platform, ...providers })
  onTestFinished(() => replaceSecrets(undefined))
  const read: string[] = []
  const model = fakeModel((request) => {
    read.push(request.messages.at(-1)?.text ?? '')
    return finish('Seen.')
  })
  const it = await channelWorld({ model, ...options, world: { call: callProvider, ...options.world } })
  const visitorMessages = async () => {
    const all = await Promise.all(
      it.conversations().map(async ({ conversationId }: Head) => {
        const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })
        return items.filter(({ role }) => role === 'visitor')
      }),
    )
    return all.flat()
  }
  return { ...it, telegram, read, visitorMessages }
}

/** A message that has a file and no words, or a caption. */
export const sends = (content: object, caption?: string) => ({
  message: { ...says('').message, text: undefined, ...(caption === undefined ? {} : { caption }), ...content },
})
