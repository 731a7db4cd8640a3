import { ChannelFieldsSaved } from '#events/agents/events'
import { commit } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import type { ChannelFields } from '#shared/agents/channel-fields'
import { channelFieldSecret, channelFields, type SealedField, type StoredFields, sealedFields } from './store.ts'

const isSealed = (name: string): name is SealedField => sealedFields.some((field) => field === name)
const isOfGoogle = (name: string): boolean => name === 'gcloudClientEmail' || name === 'gcloudPrivateKey'

/** Stores what was given of the fields, and reports that it was: of Google's nothing follows, so they are no news. */
export const keepChannelFields = async (
  owner: { readonly workspaceId: string; readonly agentId: string },
  fields: ChannelFields,
  by: string,
): Promise<void> => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const removed = given.filter(([, value]) => value === '').map(([name]) => name as keyof ChannelFields)
  const kept = await Promise.all(
    given
      .filter(([, value]) => value !== '')
      .map(async ([name, value]) => [
        name,
        isSealed(name) ? await seal(String(value), channelFieldSecret(owner, name)) : value,
      ]),
  )
  const { whatsappToken } = fields
  const set: Partial<StoredFields> = {
    ...owner,
    ...(whatsappToken ? { tokenEnd: whatsappToken.slice(-3) } : {}),
    ...Object.fromEntries(kept),
  }
  const remove = [...removed, ...(whatsappToken === '' ? (['tokenEnd'] as const) : [])]
  await commit(
    [channelFields.changing({ agentId: owner.agentId }, { set, ...(remove.length > 0 ? { remove } : {}) })],
    given.some(([name]) => !isOfGoogle(name)) ? [ChannelFieldsSaved({ ...owner, by })] : [],
  )
}
