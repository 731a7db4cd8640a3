import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type WidgetHarness, widgetHarness } from './widget-harness.ts'

/** The harness of one test file, from its first test on; before each test its host's control is as it was at first. */
export const widgetFixture = (): WidgetHarness => {
  const fixture = {} as WidgetHarness
  let usual: WidgetHarness['host']['control']
  beforeAll(async () => {
    Object.assign(fixture, await widgetHarness())
    usual = { ...fixture.host.control }
  })
  beforeEach(() => void Object.assign(fixture.host.control, usual))
  afterAll(() => fixture.close())
  return fixture
}
