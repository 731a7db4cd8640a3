import { Ellipsis } from 'lucide-react'
import { t } from '#web/features/fleet/t.ts'
import { stageName } from '#web/features/fleet/table/stage-name.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'

interface CopyMenuProps {
  readonly name: string
  readonly stages: number
  /** Undefined: it is left out. */
  readonly stage: number | undefined
  readonly onMove: (stage: number) => void
  readonly onLeave: () => void
}

/** Moves a copy to another stage, or ends that it follows. */
export const CopyMenu = ({ name, stages, stage, onMove, onLeave }: CopyMenuProps) => (
  <Menu
    label={t('actionsOf', { name })}
    trigger={<IconButton label={t('actionsOf', { name })} variant="ghost" size="small" icon={<Ellipsis size={16} />} />}
    actions={[
      ...Array.from({ length: stages === 1 ? 0 : stages }, (_, at) => at)
        .filter((at) => at !== stage)
        .map((at) => ({ label: t('moveTo', { stage: stageName(at, stages) }), onSelect: () => onMove(at) })),
      { label: t('stopFollowing'), isDangerous: true, onSelect: onLeave },
    ]}
  />
)
