import type { AgentSettings } from '#shared/agents/schema'

/** What a visitor reads who waits for a teammate: the owner's words in the handoff settings, else the widget's line. */
export const queueMessage = ({
  handoff,
  UIhandoffSubtitle,
}: Pick<AgentSettings, 'handoff' | 'UIhandoffSubtitle'>): string => handoff?.queueMessage?.trim() || UIhandoffSubtitle
