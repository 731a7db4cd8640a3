import { open } from '#lib/sealed'
import { channelFieldSecret, channelFields, type SealedField, type StoredFields } from './store.ts'

/** What was saved of an agent for its channels; its secrets are sealed (`openChannelField`). */
export const channelFieldsOf = (agentId: string): Promise<StoredFields | undefined> =>
  channelFields.get({ agentId }, { consistent: true })

/** A field's secret; `undefined` where none was given. Never log what it returns. */
export const openChannelField = async (
  fields: StoredFields | undefined,
  field: SealedField,
): Promise<string | undefined> => {
  const sealed = fields?.[field]
  return fields && sealed ? open(sealed, channelFieldSecret(fields, field)) : undefined
}
