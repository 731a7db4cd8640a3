import type { GatewaySession, GatewayState } from '#functions/channels/discord/messages/gateway-request'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { type Hook, postToHook } from './post-to-hook.ts'

interface Reported {
  readonly state: GatewayState
  readonly reason?: string
  readonly session?: GatewaySession | undefined
}

export interface ShardReports {
  /** Reports at once where something else is true now. */
  readonly changed: () => void
  /** The last one. */
  readonly last: () => Promise<void>
}

const EVERY_MS = 30_000

/** Says every half minute, and at each change, how a shard is: the panel shows it, an alarm counts it, and the next process resumes by it. */
export const shardReports = (
  hook: Hook,
  shard: readonly [number, number],
  current: () => Reported,
  signal: AbortSignal,
): ShardReports => {
  let reported: GatewayState | undefined
  let posting: Promise<unknown> = Promise.resolve()
  const report = () => {
    posting = posting.then(() => {
      const { state, reason, session } = current()
      reported = state
      return postToHook(hook, {
        kind: 'report',
        shard: [...shard],
        state,
        ...(reason === undefined ? {} : { reason: reason.slice(0, 400) }),
        ...(session ? { session } : {}),
      })
    })
    return posting
  }
  const repeat = async () => {
    while (!signal.aborted) {
      // the alarm of infra/stacks/discord-gateway-stack.ts counts these lines
      log('info', 'measured', { code: 'discord-gateway', count: current().state === 'connected' ? 1 : 0 })
      await report()
      await world().sleep(EVERY_MS, signal)
    }
  }
  void repeat()
  return {
    changed: () => {
      if (current().state !== reported) void report()
    },
    last: async () => {
      await report()
    },
  }
}
