import { AlignLeft, FileCode, FileSpreadsheet, FileText, FileType, FileType2, Globe, Link } from 'lucide-react'
import type { SourceType } from '#shared/knowledge/schema'

const icons = {
  url: Link,
  site: Globe,
  text: AlignLeft,
  markdown: FileText,
  html: FileCode,
  pdf: FileType,
  docx: FileType2,
  csv: FileSpreadsheet,
} as const

export const SourceIcon = ({ type }: { readonly type: SourceType }) => {
  const Icon = icons[type]
  return <Icon size={18} className="text-ink-2 max-md:self-start" aria-hidden="true" />
}
