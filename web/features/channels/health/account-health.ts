import type { ConnectedAccount } from '#shared/channels/schema'
import { ago } from '#web/ui/text/ago.ts'
import { t } from './t.ts'

/** Why an account is not simply connected: our words where there are some, else its provider's. */
export const reasonOf = ({ cause, reason }: Pick<ConnectedAccount, 'cause' | 'reason'>): string | undefined =>
  cause ? t(`cause.${cause}`) : reason

/** What last came and went. */
export const trafficOf = (
  { lastInAt, lastOutAt }: Pick<ConnectedAccount, 'lastInAt' | 'lastOutAt'>,
  now: number,
): string => {
  if (lastInAt === undefined) return t('nothingYet')
  return lastOutAt === undefined
    ? t('lastIn', { in: whole(ago(lastInAt, now)) })
    : t('lastInOut', { in: whole(ago(lastInAt, now)), out: whole(ago(lastOutAt, now)) })
}

/** A number and its unit stay on one line. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0')

/** The newest of what came and went in several accounts. */
export const newestOf = (accounts: readonly ConnectedAccount[]): Pick<ConnectedAccount, 'lastInAt' | 'lastOutAt'> => {
  const newest = (times: readonly (number | undefined)[]) => Math.max(...times.map((at = 0) => at)) || undefined
  return {
    lastInAt: newest(accounts.map(({ lastInAt }) => lastInAt)),
    lastOutAt: newest(accounts.map(({ lastOutAt }) => lastOutAt)),
  }
}

/** How many replies wait for a broken account; nothing where none does. */
export const waitingOf = ({ waiting = 0 }: Pick<ConnectedAccount, 'waiting'>): string | undefined => {
  if (waiting === 0) return undefined
  return waiting < 100 ? t('waiting', { count: waiting }) : t('waitingMost', { count: waiting })
}
