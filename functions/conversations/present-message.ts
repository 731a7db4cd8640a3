import type { Message } from '#shared/conversations/schema'
import type { StoredMessage } from './store.ts'

/** A message as visitors and members see it, without the attributes that only turns need. */
export const presentMessage = ({
  id,
  role,
  text,
  parts,
  citations,
  attachments,
  at,
  clientId,
  form,
  by,
  picture,
  notice,
  count,
  product,
}: StoredMessage): Message => ({
  id,
  role,
  text,
  at,
  ...(parts ? { parts } : {}),
  ...(citations ? { citations } : {}),
  ...(attachments ? { attachments } : {}),
  ...(clientId ? { clientId } : {}),
  ...(form ? { form } : {}),
  ...(by ? { by } : {}),
  ...(picture ? { picture } : {}),
  ...(notice ? { notice } : {}),
  ...(count ? { count } : {}),
  ...(product ? { product } : {}),
})
