import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { costDocument } from './cost/cost-document.ts'
import { measureAnswers } from './cost/measure-channel.ts'
import { measureTurn } from './cost/measure-turn.ts'
import { alarmsHold } from './stacks/alarms.ts'
import { damageIsFound } from './stacks/damaged.ts'
import { discordGatewayHolds } from './stacks/discord-gateway.ts'
import { edgeHolds } from './stacks/edge.ts'
import { lastingThingsLast } from './stacks/lasting.ts'
import { limitsHold } from './stacks/limits.ts'
import { orderHolds } from './stacks/order.ts'
import { permissionsHold } from './stacks/permissions.ts'
import { alone, synthesiseRegions } from './stacks/regions.ts'
import { releasesHold } from './stacks/releases.ts'
import { rowsHaveResources } from './stacks/rows.ts'

// one file for all of them: each would synthesise the regions again, without a pause in which anything else could run
beforeAll(synthesiseRegions, 900_000)

rowsHaveResources()
damageIsFound()
alarmsHold()
permissionsHold()
releasesHold()
limitsHold()
orderHolds()
lastingThingsLast()
edgeHolds()
discordGatewayHolds()

test('what docs/cost.md counts is what there is (`npm run cost` writes it)', async () => {
  const written = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8')
  const turn = await measureTurn()
  const answers = await measureAnswers()
  expect(costDocument(written, { turn, answers, templates: alone })).toBe(written)
})
