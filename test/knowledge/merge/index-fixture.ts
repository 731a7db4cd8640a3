import { IndexReplaced } from '#events/knowledge/events'
import { pointers } from '#functions/knowledge/index/store'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

/** An agent with imports, and what its index consists of. */
export const indexFixture = () => {
  const imports = importFixture()
  const { fixture } = imports
  const pointer = async () => {
    const found = await pointers.get({ agentId: fixture.world.agentId }, { consistent: true })
    if (!found) throw new Error('no index')
    return found
  }
  const indexFiles = () => fixture.world.files.keys().filter((key) => key.includes('/index/'))
  const best = async (question: string) => (await fixture.world.ask(question))[0]?.text
  const inFiles = (text: string) => indexFiles().some((key) => fixture.world.files.text(key).includes(text))
  const replaced = () => {
    const { agentId, owner } = fixture.world
    return IndexReplaced({ workspaceId: owner.uid, agentId, version: 1 })
  }
  return { ...imports, pointer, indexFiles, best, inFiles, replaced }
}
