import type { ConversationField } from '#shared/conversations/fields'
import { t } from './t.ts'

/** Where a field's value came from; nothing where that was not recorded. */
export const fieldSource = ({ from, node, editedBy }: ConversationField): string => {
  if (editedBy) return t('editedBy', { name: editedBy })
  if (from === 'ask') return node ? t('from.ask', { node }) : t('from.asked')
  return from ? t(`from.${from}`) : ''
}
