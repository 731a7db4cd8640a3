import type { AgentSettings } from '#shared/agents/schema'
import { readGreeting } from '#shared/conversations/greeting/read-greeting'
import type { Message } from '#shared/conversations/schema'

interface SampleWords {
  readonly question: string
  readonly answer: string
  /** Suggested under the answer. */
  readonly replies?: readonly string[]
}

/** A sample conversation for the preview: the agent's own greeting, then a question and an answer marked as samples. */
export const sampleTurns = (
  {
    nodes,
    vg_initPrompt,
    vg_initMessages,
  }: Pick<AgentSettings, 'nodes' | 'vg_initMessages'> & Partial<Pick<AgentSettings, 'vg_initPrompt'>>,
  { question, answer, replies = [] }: SampleWords,
  at: number,
): readonly Message[] => {
  const start = nodes.find(({ type }) => type === 'start')
  const greeting = start?.says ?? vg_initMessages[0]
  const own = start ? undefined : readGreeting(vg_initPrompt ?? '')
  const shown = own ?? (greeting ? { text: greeting, parts: start?.parts } : undefined)
  const first: Message[] = shown
    ? [{ id: 'sample-1', role: 'agent', text: shown.text, at, ...(shown.parts ? { parts: [...shown.parts] } : {}) }]
    : []
  return [
    ...first,
    { id: 'sample-2', role: 'visitor', text: question, at },
    {
      id: 'sample-3',
      role: 'agent',
      text: answer,
      at,
      parts: [{ kind: 'buttons', buttons: replies.map((reply) => ({ label: reply, says: reply })) }],
    },
  ]
}
