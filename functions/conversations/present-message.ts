import type { Message } from '#shared/conversations/schema'
import type { StoredMessage } from './store.ts'

/** A message as visitors and teams may see it: what a turn needs of it besides stays here. */
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
  notice,
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
  ...(notice ? { notice } : {}),
})
