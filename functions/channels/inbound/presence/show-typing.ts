import type { OpenAccount } from '#functions/channels/inbound/open-account'
import type { PresentChat } from '#functions/channels/provider/presence'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import type { ChannelKind } from '#shared/channels/kinds'
import { presences } from './presences.ts'

/** So long before it would vanish it is renewed. */
const EARLY_MS = 500

/** Shows that the agent writes, until the function that it returns is called. Neither waits for anything, and a provider that refuses is not asked again. */
export const showTyping = (kind: ChannelKind, chat: PresentChat, openAccount: OpenAccount): (() => void) => {
  const end = new AbortController()
  void keepShowing(kind, chat, openAccount, end.signal).catch((failure: unknown) =>
    log('warn', 'typing not shown', defect(failure)),
  )
  return () => end.abort()
}

const keepShowing = async (
  kind: ChannelKind,
  chat: PresentChat,
  openAccount: OpenAccount,
  signal: AbortSignal,
): Promise<void> => {
  const { typing } = (await presences[kind]?.()) ?? {}
  const account = typing && (await openAccount())
  if (!typing || !account) return
  while (!signal.aborted) {
    const result = await world().call(typing.request(chat, account))
    if (result.kind === 'failed' || result.status >= 300) return
    await world().sleep(typing.lastsMs - EARLY_MS, signal)
  }
}
