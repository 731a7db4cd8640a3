import { pushes, type StoredPush, type StoredTarget, targets } from '#functions/fleet/store'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import type { Text } from '#shared/text'

/** What a target becomes in a round, as long as the round lasts. */
export const becoming = (
  { agencyId, id, run, state }: StoredPush,
  { pushId, agentId, state: before, revision }: StoredTarget,
  set: Partial<StoredTarget>,
  reason?: Text,
): readonly Write[] => [
  targets.changing(
    { pushId, agentId },
    {
      set: {
        ...set,
        at: world().now(),
        revision: revision + 1,
        ...(reason ? { reason: { message: reason.message, key: reason.key } } : {}),
      },
      ...(reason ? {} : { remove: ['reason'] }),
    },
    { state: is(before), revision: is(revision) },
  ),
  pushes.checking({ agencyId, id }, { run: is(run), state: is(state) }),
]
