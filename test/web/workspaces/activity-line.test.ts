import { describe, expect, it } from 'vitest'
import { activityKinds } from '#shared/workspaces/activity-kinds'
import { activityLine } from '#web/features/workspaces/activity/activity-line.ts'

const by = 'mira@example.com'

describe('a line of the activity log', () => {
  it.each([
    [
      { action: 'member.invited', by, byName: 'Mira Berg', subject: 'ben@x.example' },
      'Mira Berg invited ben@x.example as a member',
    ],
    [
      { action: 'agent.deleted', by, subject: 'a1', called: 'Tideway bookings' },
      `${by} deleted the agent Tideway bookings`,
    ],
    [
      { action: 'agent.published', by: 'workspace-secret', subject: 'a1' },
      'A caller with the workspace secret published a1',
    ],
    [
      { action: 'agent.saved', by: 'agent-key of a1', subject: 'a1' },
      'A caller with an agent key changed the draft of a1',
    ],
    [
      { action: 'agent.restored', by, subject: 'a1/00000007', called: 'Tideway' },
      `${by} restored version 7 of Tideway as the draft`,
    ],
    [{ action: 'member.left', by, subject: by }, `${by} left the workspace`],
    [{ action: 'member.left', by, subject: 'ben@x.example' }, `${by} removed ben@x.example from the workspace`],
    [{ action: 'knowledge-pair.added', by, subject: 'a1/p1' }, `${by} added a Q&A`],
    [{ action: 'knowledge-source.deleted', by, subject: 'a1/s1' }, `${by} deleted the source “pasted text”`],
    [
      { action: 'knowledge-source.added', by, subject: 'a1/s1', called: 'prices.pdf' },
      `${by} added the source “prices.pdf”`,
    ],
    [
      { action: 'conversation.erased', by: 'visitor', subject: 'a1' },
      'A visitor had a conversation with the agent a1 deleted',
    ],
    [{ action: 'workspace.created', by: 'sub-1' }, 'The workspace was created'],
  ])('%j reads as a sentence', (entry, line) => expect(activityLine(entry)).toBe(line))

  it.each(activityKinds)('%s has a text of its own', (action) => {
    const line = activityLine({ action, by, byName: 'Mira', subject: 'a1/b2', called: 'Tideway' })
    expect(line).not.toMatch(/[{}]|did\.|undefined/)
    expect(line).not.toContain(`${action.replace(/[.-]/g, ' ')} a1/b2`)
    expect(line.startsWith('Mira ') || action === 'workspace.created').toBe(true)
  })

  it('with an unknown action shows its code', () =>
    expect(activityLine({ action: 'flow.moved-on', by, subject: '{x}' })).toBe(`${by}: flow moved on {x}`))
})
