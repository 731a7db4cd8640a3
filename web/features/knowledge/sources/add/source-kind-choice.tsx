import { FileUp, Globe, Link, MessagesSquare, Type } from 'lucide-react'
import { t } from '#web/features/knowledge/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'

const icons = { url: Link, site: Globe, text: Type, file: FileUp, pair: MessagesSquare } as const
const kinds = ['url', 'site', 'text', 'file', 'pair'] as const

/** What a member adds: a page, a site, text, a file, or a Q&A. */
export type NewSourceKind = (typeof kinds)[number]

interface SourceKindChoiceProps {
  readonly hasSite: boolean
  readonly kind: NewSourceKind
  readonly onChange: (kind: NewSourceKind) => void
}

export const SourceKindChoice = ({ hasSite, kind, onChange }: SourceKindChoiceProps) => (
  <Segmented
    label={t('kind')}
    value={kind}
    onChange={onChange}
    className="flex"
    options={kinds
      .filter((value) => value !== 'site' || hasSite)
      .map((value) => {
        const Icon = icons[value]
        return {
          value,
          label: t(`add.${value}`),
          icon: <Icon size={15} aria-hidden="true" className="max-md:hidden" />,
        }
      })}
  />
)
