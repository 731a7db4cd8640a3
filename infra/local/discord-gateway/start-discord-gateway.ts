import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { GATEWAY_MAIN } from '#infra/discord-gateway/gateway-main'
import { openLog } from '#infra/local/open-log'
import type { Region } from '#shared/regions'

interface GatewayProcess {
  readonly region: Region
  readonly dataDir: string
  /** The dashboard's address, below which the region's hook is. */
  readonly dashboard: string
  /** What the region's functions were given: the bot's token, where Discord is, and by what the process signs. */
  readonly given: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

const AGAIN_MS = 5_000

/**
 * Starts the process that reads Discord's ordinary messages, the same that runs in the cloud as an optional stack, beside a region; nothing
 * where there is no bot or no secret. What it writes is in `<dataDir>/log/discord-gateway-<region>.log`. Returns what ends it.
 */
export const startDiscordGateway = ({ region, dataDir, dashboard, given, say }: GatewayProcess) => {
  const { DISCORD_BOT_TOKEN, DISCORD_GATEWAY_SECRET, DISCORD_BASE_URL } = given
  if (!DISCORD_BOT_TOKEN || !DISCORD_GATEWAY_SECRET) return async () => undefined
  const log = openLog(dataDir, `discord-gateway-${region}`, say)
  let isOver = false
  let again: NodeJS.Timeout | undefined
  const start = () => {
    const child = spawn(process.execPath, [GATEWAY_MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        DISCORD_BOT_TOKEN,
        DISCORD_GATEWAY_SECRET,
        ...(DISCORD_BASE_URL ? { DISCORD_BASE_URL } : {}),
        ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
        HOOK_URL: `${dashboard}/api/${region}/hooks/discord-gateway`,
      },
    })
    createInterface({ input: child.stdout }).on('line', log)
    child.once('exit', () => {
      if (isOver) return
      again = setTimeout(() => {
        running = start()
      }, AGAIN_MS)
    })
    return child
  }
  let running = start()
  return async () => {
    isOver = true
    clearTimeout(again)
    if (running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await gone
  }
}
