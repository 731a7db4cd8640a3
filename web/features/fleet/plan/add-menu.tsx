import { Link2, Plus } from 'lucide-react'
import { t } from '#web/features/fleet/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'

/** Makes copies, or links agents that exist. */
export const AddMenu = ({ onAdd }: { readonly onAdd: (kind: 'make' | 'link') => void }) => (
  <Menu
    label={t('addCopies')}
    trigger={<Button icon={<Plus size={16} />}>{t('addCopies')}</Button>}
    actions={[
      { label: t('makeCopies'), icon: <Plus size={16} />, onSelect: () => onAdd('make') },
      { label: t('linkAgents'), icon: <Link2 size={16} />, onSelect: () => onAdd('link') },
    ]}
  />
)
