import { Download } from 'lucide-react'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'
import { conversationCsv, conversationJson, type ExportedConversation } from './conversation-export.ts'
import { t } from './t.ts'

interface ExportMenuProps {
  readonly of: ExportedConversation
}

/** Downloads the conversation with the visitor's fields. */
export const ExportMenu = ({ of }: ExportMenuProps) => {
  const name = `conversation-${of.conversation.conversationId.slice(-8).toLowerCase()}`
  const json = () => saveFile(`${name}.json`, 'application/json', conversationJson(of))
  // Excel reads UTF-8 only behind this mark
  const csv = () => saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${conversationCsv(of)}`)
  return (
    <Menu
      label={t('export')}
      trigger={<IconButton label={t('export')} icon={<Download size={16} />} size="small" />}
      actions={[
        { label: t('exportCsv'), onSelect: csv },
        { label: t('exportJson'), onSelect: json },
      ]}
    />
  )
}
