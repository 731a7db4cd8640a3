import { sendShard } from '#features/conversations'
import type { Copy } from '#functions/restore/copy'
import { keys } from '#lib/database/keys'

const RULE = 'webhooks'

/**
 * Each Telegram bot gets another webhook: one that was connected again or moved after the restored time sends a secret that the table does
 * not know, and looks whole to a probe. The credential that it takes is sealed, so the first probe does it (telegram/renew-webhook.ts), which is
 * due at once. Marked with the restored time: so once for each restore.
 */
export const reconcileWebhooks = (copy: Copy): void => {
  for (const channels of copy.of('agent-channels')) {
    const { agentId, telegramAccount, restoredTo } = channels
    if (telegramAccount === undefined || restoredTo === copy.at) continue
    const account = String(telegramAccount)
    copy.put({ ...channels, restoredTo: copy.at })
    const key = keys.watchedAccount({ shard: sendShard(account), account })
    copy.put({ ...key, account, dueAt: copy.at, kind: 'watched-account' })
    copy.repaired(RULE, String(agentId), `the webhook of ${account} is set anew by its next probe`)
  }
}
