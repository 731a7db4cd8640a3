import { useContext } from 'react'
import { Words } from '#widget/language/words.ts'
import { Icon } from '#widget/ui/icon.tsx'

const loadFilePicker = () => import('#widget/parts/attachments/choose-files.ts')

interface AttachButtonProps {
  readonly pick: (files: FileList | null) => void
  readonly fail: () => void
}

export const AttachButton = ({ pick, fail }: AttachButtonProps) => (
  <button
    className="ic"
    type="button"
    aria-label={useContext(Words).attach}
    onPointerEnter={() => void loadFilePicker().catch(() => undefined)}
    onClick={() => void loadFilePicker().then(({ chooseFiles }) => chooseFiles(pick), fail)}
  >
    <Icon name="clip" />
  </button>
)
