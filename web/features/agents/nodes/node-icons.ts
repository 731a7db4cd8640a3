import { CircleStop, MessageSquareText, Play, StickyNote } from 'lucide-react'

export const nodeIcons = { start: Play, default: MessageSquareText, note: StickyNote, end: CircleStop } as const
